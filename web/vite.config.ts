import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.ts";
import { gameTexts } from "./game-texts.ts";

const SERVER = process.env.ATOLL_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), gameTexts(), compress()],
  // Into the Python package: the server serves what it finds there.
  build: {
    outDir: "../src/atoll/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's content policy allows no data: fonts or scripts
  },
  // `npm run dev` shows changes at once; everything else is asked of a running server.
  server: {
    fs: { allow: [".."] }, // the games' own texts
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 300_000, // nothing is waited for so long: it tells a test that hangs from a slow machine
  },
});
