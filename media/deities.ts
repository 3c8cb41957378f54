import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

const DeityFile = z.object({
  order: z.number().default(Number.MAX_SAFE_INTEGER),
  sanskritName: z.string(),
  name: z.object({ en: z.string() }),
});

export interface DrawnDeity {
  id: string;
  /** Folder of the deity, relative to the root of the repository. */
  folder: string;
  sanskritName: string;
  name: string;
}

/** All deities, then all collections, in the order of the site. */
export const deities: readonly DrawnDeity[] = readDeities("content");

export function readDeities(content: string): DrawnDeity[] {
  return [...readAll(`${content}/deities/*/deity.yaml`), ...readAll(`${content}/collections/*/collection.yaml`)];
}

function readAll(pattern: string): DrawnDeity[] {
  return globSync(pattern)
    .toSorted()
    .map((file) => {
      const { order, sanskritName, name } = DeityFile.parse(load(readFileSync(file, "utf8")));
      const folder = dirname(file);
      return { order, deity: { id: basename(folder), folder, sanskritName, name: name.en } };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ deity }) => deity);
}
