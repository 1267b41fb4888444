import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest|ftl)$/;
const WORTH_IT = 1024;

/** Leaves a .br and a .gz beside every text that is worth it; the server sends these. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "atoll-compress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: "post", // when everything is there, what other plugins write at the end, too
      sequential: true,
      handler() {
        compressAllIn(resolve(config.root, config.build.outDir));
      },
    },
  };
}

function compressAllIn(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    if (text.length <= WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
