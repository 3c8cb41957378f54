import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { readPadas } from "../../src/model/padas.ts";

/** What of a mantra's content file is sung. */
export interface MantraText {
  id: string;
  /** Devanagari and IAST of the same text. */
  sanskrit: string;
  transliteration: string;
  metre: string | undefined;
}

const SungFields = z.object({ sanskrit: z.string(), transliteration: z.string(), metre: z.string().optional() });

/** All mantras under a content folder, by id. */
export function readMantraTexts(content: string): MantraText[] {
  const paths = globSync("{deities,collections}/*/mantras/*.yaml", { cwd: content });
  return paths.map((path) => readMantraText(join(content, path))).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function readMantraText(path: string): MantraText {
  const { sanskrit, transliteration, metre } = SungFields.parse(load(readFileSync(path, "utf8")));
  return {
    id: basename(path, ".yaml"),
    sanskrit: readPadas(sanskrit).join(""),
    transliteration: readPadas(transliteration).join(""),
    metre,
  };
}
