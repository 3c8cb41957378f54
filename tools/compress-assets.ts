import { globSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { rememberBuild } from "./build-stamp.ts";

/** Writes .br and .gz beside each text file of the build. The server sends these files as they are. */
for (const file of globSync("dist/client/{assets/*.{js,css,svg},service-worker.js}")) {
  const text = readFileSync(file);
  // Brotli's default quality is the highest, 11.
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

rememberBuild();
