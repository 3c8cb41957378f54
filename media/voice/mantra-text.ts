import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { readPadas } from "../../src/model/padas.ts";
import type { SungText } from "./sung-text.ts";

/**
 * Light syllables, counted from 1, which a stop with r after them would make heavy: the metre wants them light, and
 * prosody allows it (muta cum liquida). Mālinī wants u u u u u u – – – u – – u – –, upajāti – – u – – u u – u – –.
 */
const LIGHT_BY_LICENCE: Record<string, readonly number[]> = {
  "atulita-bala": [49],
  "panchakshara-stotra": [6],
};

const SungFields = z.object({ sanskrit: z.string(), transliteration: z.string(), metre: z.string().optional() });

/** All mantras under a content folder, by id. */
export function readMantraTexts(content: string): SungText[] {
  const paths = globSync("{deities,collections}/*/mantras/*.yaml", { cwd: content });
  return paths.map((path) => readMantraText(join(content, path))).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function readMantraText(path: string): SungText {
  const { sanskrit, transliteration, metre } = SungFields.parse(load(readFileSync(path, "utf8")));
  const id = basename(path, ".yaml");
  return {
    id,
    sanskrit: readPadas(sanskrit).join(""),
    transliteration: readPadas(transliteration).join(""),
    metre,
    light: LIGHT_BY_LICENCE[id],
  };
}
