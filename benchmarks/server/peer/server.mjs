/** A boardgame.io server as its manual starts one, with the store in memory that is its default. */

import { Server } from "boardgame.io/dist/cjs/server.js";

import { isles } from "./game.mjs";

const port = Number(process.env.PORT);
if (!port) throw new Error("say on which port: PORT=8000 node server.mjs");

const server = Server({ games: [isles], origins: false });
await server.run(port, () => console.log(`ready on port ${port}`));
