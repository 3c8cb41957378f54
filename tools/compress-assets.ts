import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { rememberBuild } from "./build-stamp.ts";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Ways in which Brotli may write distances, as numbers of postfix bits and of direct codes. Which is the shortest differs
 * from file to file.
 */
const distances = [
  [0, 0],
  [0, 2],
  [0, 8],
  [1, 0],
  [2, 0],
] as const;

/** Compresses with the highest quality, 11, which is Brotli's default, and returns the shortest result. */
async function toShortestBrotli(text: Buffer): Promise<Buffer> {
  const results = await Promise.all(
    distances.map(([postfix, direct]) =>
      toBrotli(text, {
        params: { [constants.BROTLI_PARAM_NPOSTFIX]: postfix, [constants.BROTLI_PARAM_NDIRECT]: direct },
      }),
    ),
  );
  return results.reduce((shortest, result) => (result.length < shortest.length ? result : shortest));
}

/** Writes .br and .gz beside a text file of the build. The server sends these files as they are. */
async function compress(file: string) {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([toShortestBrotli(text), toGzip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

// All files are compressed at once, on as many cores as there are.
await Promise.all(globSync("dist/client/{assets/*.{js,css,svg},service-worker.js}").map(compress));

rememberBuild();
