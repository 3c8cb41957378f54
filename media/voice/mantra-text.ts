import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { readPadas } from "../../src/model/padas.ts";
import { withoutAccents } from "./accents.ts";
import type { SungText } from "./sung-text.ts";

/**
 * Light syllables, counted from 1, which a stop with r after them would make heavy: the metre wants them light, and
 * prosody allows it (muta cum liquida). Mālinī wants u u u u u u – – – u – – u – –, upajāti – – u – – u u – u – –.
 */
const LIGHT_BY_LICENCE: Record<string, readonly number[]> = {
  "atulita-bala": [49],
  "panchakshara-stotra": [6],
};

/** Texts whose accents are certain, with their marks. Every other one is recited level, as ślokas are. */
const ACCENTED: Record<string, string> = {
  // Ṛgveda 3.62.10, with the words of the worlds as the Vājasaneyi Saṃhitā 36.3 has them.
  "gayatri-mantra": "ॐ भूर्भुवः॒ स्वः॑ । तत्स॑वि॒तुर्वरे॑ण्यं॒ भर्गो॑ दे॒वस्य॑ धीमहि । धियो॒ यो नः॑ प्रचो॒दया॑त् ॥",
  // Ṛgveda 1.50.1.
  "ud-u-tyam": "उदु॒ त्यं जा॒तवे॑दसं दे॒वं व॑हन्ति के॒तवः॑ । दृ॒शे विश्वा॑य॒ सूर्य॑म् ॥",
  // Ṛgveda 7.59.12; the opening oṃ is unaccented.
  "maha-mrityunjaya": "ॐ त्र्य॑म्बकं यजामहे सु॒गन्धिं॑ पुष्टि॒वर्ध॑नम् । उ॒र्वा॒रु॒कमि॑व॒ बन्ध॑नान्मृ॒त्योर्मु॑क्षीय॒ मामृता॑त् ॥",
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
  const letters = readPadas(sanskrit).join("");
  const accented = ACCENTED[id];
  if (accented !== undefined && withoutAccents(accented) !== letters) {
    throw new Error(`${id} is accented as "${accented}", but written "${letters}"`);
  }
  return {
    id,
    sanskrit: letters,
    accented,
    transliteration: readPadas(transliteration).join(""),
    metre,
    light: LIGHT_BY_LICENCE[id],
  };
}
