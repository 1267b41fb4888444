import { io } from "socket.io-client";

import { request } from "./http.mjs";
import { Showing } from "./meter.mjs";

const GAME = "isles";
const SEATS = 4;

/** Plays one game after another at a table of a boardgame.io server. */
export async function play(address, meter) {
  const sockets = await Promise.all(Array.from({ length: SEATS }, () => connect(address)));
  let match = await create(address);
  for (;;) {
    await playMatch(sockets, match, meter);
    meter.finished();
    match = await again(address, match);
  }
}

/** A socket serves match after match, which costs this server less than new ones would. */
function connect(address) {
  const socket = io(`${address}/${GAME}`, {
    forceNew: true,
    transports: ["websocket"],
    perMessageDeflate: false,
    reconnection: false,
  });
  socket.on("disconnect", (reason) => {
    throw new Error(`boardgame.io hung up: ${reason}`);
  });
  return new Promise((resolve, reject) => {
    socket.once("connect", () => resolve(socket));
    socket.once("connect_error", reject);
  });
}

async function create(address) {
  const { matchID } = await request("POST", `${address}/games/${GAME}/create`, {
    numPlayers: SEATS,
    unlisted: true,
  });
  return join(address, matchID);
}

async function again(address, { id, credentials }) {
  const { nextMatchID } = await request("POST", `${address}/games/${GAME}/${id}/playAgain`, {
    playerID: "0",
    credentials: credentials[0],
    unlisted: true,
  });
  return join(address, nextMatchID);
}

async function join(address, id) {
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const joined = await request("POST", `${address}/games/${GAME}/${id}/join`, {
      playerID: String(seat),
      playerName: `Robo ${seat}`,
    });
    credentials.push(joined.playerCredentials);
  }
  return { id, credentials };
}

/** Plays to the end: every seat has seen that the match is over. */
async function playMatch(sockets, match, meter) {
  const showing = new Showing(meter, SEATS);
  await Promise.all(
    sockets.map((socket, seat) => new Player(socket, match, seat, showing, meter).playing),
  );
}

class Player {
  #socket;
  #match;
  #seat;
  #showing;
  #meter;
  #over;
  #state = null;

  constructor(socket, match, seat, showing, meter) {
    this.#socket = socket;
    this.#match = match;
    this.#seat = String(seat);
    this.#showing = showing;
    this.#meter = meter;
    this.playing = new Promise((resolve) => (this.#over = resolve));
    this.#listen();
    showing.begun.then(() => this.#act());
    socket.emit("sync", match.id, this.#seat, match.credentials[seat], SEATS);
  }

  #listen() {
    let bytes = 0;
    // What came over the wire: the packet's data and the digit before it that says its kind.
    const count = ({ data }) => (bytes = (data?.length ?? 0) + 1);
    const engine = this.#socket.io.engine;
    engine.on("packet", count);
    this.#socket.on("sync", (id, { state }) => id === this.#match.id && this.#look(state));
    this.#socket.on("update", (id, state) => {
      this.#meter.updated(bytes);
      this.#look(state);
    });
    this.playing.then(() => {
      engine.off("packet", count);
      this.#socket.off("sync");
      this.#socket.off("update");
    });
  }

  #look(state) {
    this.#state = state;
    this.#showing.saw(Number(this.#seat), state._stateID);
    this.#act();
  }

  #act() {
    if (!this.#showing.allAreHere || !this.#state) return;
    const { G, ctx, _stateID } = this.#state;
    this.#state = null;
    if (ctx.gameover) this.#over();
    else if (ctx.currentPlayer === this.#seat) this.#answer(G.hand, _stateID);
  }

  #answer(hand, stateID) {
    const card = hand[Math.floor(Math.random() * hand.length)];
    const credentials = this.#match.credentials[this.#seat];
    const payload = { type: "place", args: [card], playerID: this.#seat, credentials };
    this.#showing.led(stateID + 1, performance.now());
    const action = { type: "MAKE_MOVE", payload };
    this.#socket.emit("update", action, stateID, this.#match.id, this.#seat);
  }
}
