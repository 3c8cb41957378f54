import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";
import { readPadas } from "../../src/model/padas.ts";
import { withoutAccents } from "./accents.ts";
import type { Language, SungText } from "./sung-text.ts";

/**
 * These texts have certain accents, and are given here with their marks. All other texts are recited level, as ślokas
 * are.
 */
const ACCENTED: Record<string, string> = {
  // This is Ṛgveda 3.62.10, with the words of the worlds as the Vājasaneyi Saṃhitā 36.3 has them.
  "gayatri-mantra": "ॐ भूर्भुवः॒ स्वः॑ । तत्स॑वि॒तुर्वरे॑ण्यं॒ भर्गो॑ दे॒वस्य॑ धीमहि । धियो॒ यो नः॑ प्रचो॒दया॑त् ॥",
  // This is Ṛgveda 1.50.1.
  "ud-u-tyam": "उदु॒ त्यं जा॒तवे॑दसं दे॒वं व॑हन्ति के॒तवः॑ । दृ॒शे विश्वा॑य॒ सूर्य॑म् ॥",
  // This is Ṛgveda 10.90.1, the first verse of the hymn.
  "purusha-suktam-1": "स॒हस्र॑शीर्षा॒ पुरु॑षः सहस्रा॒क्षः स॒हस्र॑पात् । स भूमिं॑ वि॒श्वतो॑ वृ॒त्वात्य॑तिष्ठद्दशाङ्गु॒लम् ॥",
  // This is Ṛgveda 7.59.12. The opening oṃ is unaccented.
  "maha-mrityunjaya": "ॐ त्र्य॑म्बकं यजामहे सु॒गन्धिं॑ पुष्टि॒वर्ध॑नम् । उ॒र्वा॒रु॒कमि॑व॒ बन्ध॑नान्मृ॒त्योर्मु॑क्षीय॒ मामृता॑त् ॥",
};

const languages: Record<string, Language> = {
  sa: "sanskrit",
  awa: "awadhi",
  hi: "awadhi",
  bra: "awadhi",
  mr: "awadhi",
};

const SungFields = z.object({
  sanskrit: z.string(),
  transliteration: z.string(),
  metre: z.string().optional(),
  lightSyllables: z.array(z.int()).optional(),
});

const SungHymn = z.object({
  language: z.string(),
  verses: z.array(SungFields.extend({ part: z.string().optional() })),
});

/** Reads all mantras and verses of hymns under a content folder, by id. */
export function readMantraTexts(content: string): SungText[] {
  const paths = globSync("{deities,collections}/*/mantras/*.yaml", { cwd: content });
  const hymns = globSync("hymns/*.yaml", { cwd: content });
  const texts = [
    ...paths.map((path) => readMantraText(join(content, path))),
    ...hymns.flatMap((path) => readHymnTexts(join(content, path))),
  ];
  return texts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function readMantraText(path: string): SungText {
  return toSungText(basename(path, ".yaml"), SungFields.parse(load(readFileSync(path, "utf8"))));
}

/**
 * Reads the verses of a hymn. A verse without a `part` is counted. The ids are the same as in
 * src/server/content/read-hymns.ts.
 */
function readHymnTexts(path: string): SungText[] {
  const { language, verses } = SungHymn.parse(load(readFileSync(path, "utf8")));
  const hymnId = basename(path, ".yaml");
  let number = 0;
  return verses.map(({ part, ...verse }) => {
    if (part === undefined) number += 1;
    return toSungText(`${hymnId}-${part ?? number}`, verse, { hymnId, language: languages[language] });
  });
}

function toSungText(
  id: string,
  fields: z.infer<typeof SungFields>,
  ofHymn: Pick<SungText, "hymnId" | "language"> = {},
): SungText {
  const { sanskrit, metre, lightSyllables } = fields;
  const transliteration = readPadas(fields.transliteration);
  const letters = readPadas(sanskrit).join("");
  const accented = ACCENTED[id];
  if (accented !== undefined && withoutAccents(accented) !== letters) {
    throw new Error(`${id} is accented as "${accented}", but written "${letters}"`);
  }
  return {
    id,
    sanskrit: letters,
    accented,
    transliteration: transliteration.join(""),
    metre,
    ...ofHymn,
    lightSyllables,
    lineStarts: breathingPlaces(transliteration),
  };
}

/** Matches a visarga that became the sibilant of the stop after it, as in …viśvambharas | tasya. */
const SIBILANT_OF_VISARGA = /^(?:st|śc|ṣṭ)/u;

/**
 * Returns the index of the first letter of each line that begins with a new word, or that only the sandhi of a visarga
 * joins to the line before.
 */
function breathingPlaces(lines: readonly string[]): number[] {
  let at = 0;
  return lines.flatMap((line, place) => {
    const start = at;
    at += line.length;
    return lines[place - 1]?.endsWith(" ") || SIBILANT_OF_VISARGA.test(line) ? [start] : [];
  });
}
