import WebSocket from "ws";

import { request } from "./http.mjs";
import { Showing } from "./meter.mjs";

const GAME = "tranquility";
const SEATS = 4;

/** Plays one game after another, each a rematch that everybody has asked for. */
export async function play(address, meter) {
  const tokens = await Promise.all(Array.from({ length: SEATS }, (_, seat) => token(address, seat)));
  let table = await create(address, tokens);
  const players = tokens.map((token, seat) => new Player(address, token, seat, meter));
  for (;;) {
    await playGame(table, players, meter);
    meter.finished();
    const again = `${address}/api/tables/${table.id}/rematch`;
    for (const token of tokens) table = await request("POST", again, {}, token);
  }
}

async function token(address, seat) {
  const program = await request("POST", `${address}/api/programs`, { name: `Robo ${seat}` });
  return program.token;
}

async function create(address, [host, ...others]) {
  const seats = ["me", ...others.map(() => "open")];
  const table = await request("POST", `${address}/api/tables`, { game: GAME, seats }, host);
  for (const [index, other] of others.entries()) {
    const url = `${address}/api/tables/${table.id}/seats/${index + 1}`;
    await request("PUT", url, { who: "me" }, other);
  }
  return table;
}

/** Plays to the end: every seat has seen that the game is over. */
async function playGame(table, players, meter) {
  const showing = new Showing(meter, SEATS);
  await Promise.all(players.map((player) => player.playAt(table.id, showing)));
}

class Player {
  #address;
  #token;
  #seat;
  #meter;
  #socket = null;
  #table;
  #at;
  #showing;
  #over;
  #failed;
  #picture = null;
  #sentAt = null;
  #ref = 0;

  constructor(address, token, seat, meter) {
    this.#address = address.replace(/^http/, "ws");
    this.#token = token;
    this.#seat = seat;
    this.#meter = meter;
  }

  /** Plays at a table to the end; later tables are played at over the same connection. */
  playAt(table, showing) {
    this.#table = table;
    this.#showing = showing;
    this.#picture = null;
    if (this.#socket) this.#send({ type: "go", table });
    else this.#connect(`${this.#address}/api/tables/${table}/live`);
    showing.begun.then(() => this.#act());
    return new Promise((resolve, reject) => {
      this.#over = resolve;
      this.#failed = reject;
    });
  }

  #connect(url) {
    const headers = { authorization: `Bearer ${this.#token}` };
    this.#socket = new WebSocket(url, { headers, perMessageDeflate: false });
    this.#socket.on("error", (error) => this.#failed(error));
    this.#socket.on("close", (code) => this.#failed(new Error(`Atoll hung up: ${code}`)));
    this.#socket.on("message", (frame) => this.#read(frame));
  }

  #send(message) {
    this.#ref += 1;
    this.#socket.send(JSON.stringify({ ref: this.#ref, ...message }));
  }

  #read(frame) {
    const messages = JSON.parse(frame);
    for (const message of messages) this.#take(message, frame.length);
    this.#act();
  }

  #take(message, bytes) {
    if (message.type === "table") {
      this.#at = message.table.id;
    } else if (message.type === "update") {
      if (this.#at !== this.#table) return; // the last words from the table before
      this.#picture = message;
      this.#meter.updated(bytes);
      this.#showing.saw(this.#seat, message.seq);
    } else if (message.type === "done" && this.#sentAt !== null) {
      this.#showing.led(message.seq, this.#sentAt);
      this.#sentAt = null;
    } else if (message.type === "refused" || message.type === "closing") {
      throw new Error(`Atoll said: ${JSON.stringify(message)}`);
    }
  }

  #act() {
    // As long as the own answer is on its way, a picture may still ask what it answers.
    if (!this.#showing.allAreHere || this.#sentAt !== null || !this.#picture) return;
    const { seq, view, decisions } = this.#picture;
    this.#picture = null;
    const decision = decisions.find(({ must }) => must);
    if (view.outcome) this.#over();
    else if (decision) this.#answer(seq, decision);
  }

  #answer(seq, decision) {
    const text = anyAnswer(decision);
    this.#sentAt = performance.now();
    this.#send({ type: "answer", seq, text });
  }
}

const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

/** One of the legal answers: it stands for itself, or is made of numbered choices. */
function anyAnswer({ options, choices }) {
  const option = anyOf(options);
  if ("text" in option) return option.text;
  const row = option.rows ? anyOf(option.rows) : Object.values(option.choices).map(anyOf);
  const names = option.args ?? Object.keys(option.choices);
  const words = Object.fromEntries(
    names.map((name, place) => [name, choices[row[place]].text ?? choices[row[place]].value]),
  );
  const written = option.form.replace(/\{(\w+)\}/g, (_, name) => words[name]);
  const text = written.replace(/ +/g, " ").trim();
  return option.but?.includes(text) ? anyAnswer({ options, choices }) : text;
}
