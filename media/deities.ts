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
  sanskritName: string;
  name: string;
}

/** Every folder under content/deities/, in the order of the site. */
export const deities: readonly DrawnDeity[] = globSync("content/deities/*/deity.yaml")
  .toSorted()
  .map((file) => {
    const { order, sanskritName, name } = DeityFile.parse(load(readFileSync(file, "utf8")));
    return { order, deity: { id: basename(dirname(file)), sanskritName, name: name.en } };
  })
  .toSorted((a, b) => a.order - b.order)
  .map(({ deity }) => deity);
