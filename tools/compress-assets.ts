import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { rememberBuild } from "./build-stamp.ts";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes .br and .gz beside a text file of the build. The server sends these files as they are. */
async function compress(file: string) {
  const text = await readFile(file);
  // Brotli's default quality is 11, the highest.
  const [br, gz] = await Promise.all([toBrotli(text), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

// All files are compressed at once, on as many cores as there are.
await Promise.all(globSync("dist/client/{assets/*.{js,css,svg},service-worker.js}").map(compress));

rememberBuild();
