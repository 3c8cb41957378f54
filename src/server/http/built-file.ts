import { readFile } from "node:fs/promises";
import { cacheBytes, type CachedResponse } from "./cached-response.ts";
import type { Headers } from "./headers.ts";

/** Reads a script or a style of the build, with the compressed versions next to it. */
export async function readBuiltFile(file: string, headers: Headers): Promise<CachedResponse> {
  const [body, br, gzip] = await Promise.all([read(file), readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  return cacheBytes({ status: 200, body, headers, compressed: { br, gzip } });
}

const read = async (file: string) => new Uint8Array(await readFile(file));

async function readIfThere(file: string) {
  try {
    return await read(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
