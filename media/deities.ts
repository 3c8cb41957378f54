import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { languages, mainLanguage, type Language } from "../src/model/languages.ts";

const DeityFile = z.object({
  order: z.number().default(Number.MAX_SAFE_INTEGER),
  sanskritName: z.string(),
  name: z.object({ en: z.string() }),
});

export interface DrawnDeity {
  id: string;
  /** The folder of the deity, relative to the root of the repository. */
  folder: string;
  sanskritName: string;
  name: string;
  /** The names in the other languages of the site, where they are translated. */
  namesElsewhere: readonly { language: Language; name: string }[];
}

const Translated = z.object({ name: z.string() });

/** All deities, and then all collections, in the order of the site. */
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
      const id = basename(folder);
      return { order, deity: { id, folder, sanskritName, name: name.en, namesElsewhere: translationsOf(file) } };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ deity }) => deity);
}

/** Returns the paths of the translations, each at the same path below the folder of its language. */
function translationsOf(file: string) {
  const [content, ...path] = file.split("/");
  return languages.flatMap((language) => {
    const translated = [content, language, ...path].join("/");
    if (language === mainLanguage || !existsSync(translated)) return [];
    return [{ language, name: Translated.parse(load(readFileSync(translated, "utf8"))).name }];
  });
}
