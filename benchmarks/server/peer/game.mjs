import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

/**
 * A card game in turn order with hidden hands, as like our Tranquility with four seats as a server
 * can tell: as many answers a game, and about as many bytes to each seat for each answer.
 */

const CARDS = 100;
const HAND = 5;

/** So many make an update about as long as one of ours; the benchmark prints both lengths. */
const CELLS = 18;

const cell = (_, index) => ({ cell: `c${index + 1}`, island: 0, seat: null });

export const isles = {
  name: "isles",
  minPlayers: 4,
  maxPlayers: 4,

  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, index) => index + 1));
    const hands = ctx.playOrder.map(() => deck.splice(-HAND));
    return { board: Array.from({ length: CELLS }, cell), played: 0, hands, deck };
  },

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    place: {
      // Hidden cards are drawn, so the move is left to the server; nor are ours taken back then.
      client: false,
      undoable: false,
      move: ({ G, playerID }, card) => {
        const hand = G.hands[playerID];
        const held = hand.indexOf(card);
        if (held < 0) return INVALID_MOVE;
        hand.splice(held, 1);
        if (G.deck.length) hand.push(G.deck.pop());
        Object.assign(G.board[card % CELLS], { island: card, seat: playerID });
        G.played += 1;
      },
    },
  },

  endIf: ({ G }) => (G.played === CARDS ? { played: CARDS } : undefined),

  playerView: ({ G, playerID }) => ({
    board: G.board,
    played: G.played,
    hand: G.hands[playerID] ?? [],
    hands: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
  }),
};
