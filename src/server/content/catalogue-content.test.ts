import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import Sanscript from "@indic-transliteration/sanscript";
import { load } from "js-yaml";
import { expect, test } from "vitest";
import { omSymbol } from "#model/deity-images.ts";
import { wholeText } from "#model/mantra.ts";
import { folders } from "../folders.ts";
import { MantraFile } from "./content-files.ts";
import { library } from "./test-library.ts";

// These tests read the catalogue as it is shipped. Each names every entry that breaks its rule.

const deityIds = library.deityCards.map(({ id }) => id);

const mantras = globSync("{deities,collections}/*/mantras/*.yaml", { cwd: folders.content }).map((file) => {
  const mantra = MantraFile.parse(load(readFileSync(join(folders.content, file), "utf8")));
  return Object.assign(mantra, { id: basename(file, ".yaml") });
});

const textOf = (padas: readonly string[]) => padas.join("");

type MantraOfFile = (typeof mantras)[number];

/** Returns the ids of the mantras that break a rule, each with what was found in place of what was expected. */
const breaking = (rule: (mantra: MantraOfFile) => string | null) =>
  mantras.flatMap((mantra) => {
    const found = rule(mantra);
    return found === null ? [] : [`${mantra.id}: ${found}`];
  });

// The package's types describe a global variable; its export is the same object.
const { t: convert } = Sanscript as unknown as { t: (text: string, from: string, to: string) => string };

/** The converter writes the avagraha as an ASCII apostrophe, the catalogue as a typographic one. */
const toIast = (sanskrit: string) => convert(sanskrit, "devanagari", "iast").replaceAll("'", "’");
/** The converter takes the oṃ within a word, as in soṃ, for the syllable ॐ after a consonant without a vowel. */
const toDevanagari = (iast: string) =>
  convert(iast.replaceAll("’", "'"), "iast", "devanagari").replaceAll("\u094dॐ", "ों");

test("every deity has at least two mantras, and six on the home page, other names to find it by, and a share card", () => {
  expect(deityIds.slice(0, 9)).toEqual("shiva ram lakshmi saraswati durga hanuman ganesha vishnu krishna".split(" "));
  const details = [...library.deityDetails.values()];
  expect(details.filter(({ otherNames, shareImage }) => otherNames.length === 0 || shareImage === null)).toEqual([]);
  expect(library.homeCards.filter(({ mantraCount }) => mantraCount < 6)).toEqual([]);
  expect(library.deityCards.filter(({ mantraCount }) => mantraCount < 2)).toEqual([]);
});

test("every mantra and every verse of a hymn has a picture of its words for links to it", () => {
  expect([...library.verseImages.keys()].toSorted()).toEqual([...library.chants.keys()].toSorted());
});

test("the id of a mantra or a verse is its own in the whole catalogue", () => {
  const ids = mantras.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  const verses = [...library.hymns.values()].flatMap((hymn) => hymn.verses);
  expect(library.chants.size).toBe(mantras.length + verses.length);
});

test("each transliteration is the IAST of its Devanagari", () => {
  expect(breaking((mantra) => differing(toIast(textOf(mantra.sanskrit)), textOf(mantra.transliteration)))).toEqual([]);
});

test("each transliteration leads back to its Devanagari", () => {
  expect(
    breaking((mantra) => differing(toDevanagari(textOf(mantra.transliteration)), textOf(mantra.sanskrit))),
  ).toEqual([]);
});

test("every mantra is explained word by word", () => {
  expect(breaking(({ words }) => (words ? null : "has no words"))).toEqual([]);
});

const verses = [...library.hymns.values()].flatMap((hymn) =>
  hymn.verses.map((verse) => ({ ...verse, language: hymn.language })),
);

test("every verse of every hymn is explained word by word", () => {
  expect(verses.length).toBeGreaterThan(100);
  expect(verses.filter(({ id }) => !library.words.has(id))).toEqual([]);
});

const spaced = verses.filter(({ language }) => language !== "sa");

test("the words of hymns in the living languages are those of the verse, in its order and its Devanagari", () => {
  expect(new Set(spaced.map(({ language }) => language))).toEqual(new Set(["awa", "hi", "bra", "mr"]));
  const wrong = spaced.filter((verse) => {
    const sanskrit = wholeText(verse, "sanskrit");
    const words = library.words.get(verse.id)?.().words ?? [];
    return words.map((word) => word.sanskrit).join(" ") !== sanskrit.replaceAll(/ ?[।॥] ?/g, " ").trim();
  });
  expect(wrong).toEqual([]);
});

test("the Devanagari of Sanskrit words is what an independent converter makes of their IAST", () => {
  const others = new Set(spaced.map(({ id }) => id));
  const all = [...library.words].flatMap(([id, makeWords]) => (others.has(id) ? [] : [makeWords()]));
  const texts = [...all.flatMap(({ words }) => words), ...all.flatMap(({ prose }) => prose ?? [])];
  const wrong = texts.filter(({ sanskrit, transliteration }) => sanskrit !== toDevanagari(transliteration));
  expect(texts.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test("every syllable of a recording sings at least one word", () => {
  const silent = [...library.words].flatMap(([id, makeWords]) => {
    const { words } = makeWords();
    const timing = library.timings.get(id)?.() ?? [];
    const sung = (place: number) =>
      words.some(({ syllables: [first, last] = [0, -1] }) => first <= place && place <= last);
    return timing.flatMap((_, place) => (sung(place) ? [] : [`${id}: ${place}`]));
  });
  expect(silent).toEqual([]);
});

const differing = (found: string, wanted: string) => (found === wanted ? null : `${found} is not ${wanted}`);

test("all texts are in Unicode normal form C", () => {
  expect(breaking((mantra) => (isNormal(JSON.stringify(mantra)) ? null : "not in form C"))).toEqual([]);
  expect(library.deityCards.filter((card) => !isNormal(JSON.stringify(card)))).toEqual([]);
});

const isNormal = (text: string) => text === text.normalize("NFC");

test("nothing is left to be written", () => {
  expect(breaking((mantra) => (/TODO|TBD|lorem/i.test(JSON.stringify(mantra)) ? "a placeholder" : null))).toEqual([]);
});

test("a pronunciation hint is given once for each sound", () => {
  expect(
    breaking(({ pronunciation: { en: hints } }) => {
      const sounds = hints.map(({ sound }) => sound);
      return new Set(sounds).size === sounds.length ? null : sounds.join(", ");
    }),
  ).toEqual([]);
});

test("every featured mantra is featured once, and a fortnight has no day without one", () => {
  const featured = library.featured.map(({ mantra }) => mantra.id);
  expect(new Set(featured).size).toBe(featured.length);
  expect(featured.length).toBeGreaterThanOrEqual(14);
});

test("every deity of the home page is featured there", () => {
  const featured = new Set(library.featured.map(({ deityId }) => deityId));
  expect(library.homeCards.filter(({ id }) => !featured.has(id))).toEqual([]);
});

test("every picture lies in public/, in each size and format", () => {
  const cards = [...library.deityCards, ...library.collectionCards];
  const pictures = [...cards.map(({ image }) => image), omSymbol].flatMap((picture) => {
    const base = picture.replace(/\.\w+$/, "");
    const sizes = ["160.avif", "400.avif", "800.avif", "160.webp", "400.webp"].map((size) => `${base}-${size}`);
    return sizes.concat(picture);
  });
  expect(pictures.filter((picture) => !existsSync(join(folders.public, picture)))).toEqual([]);
});

test("every sound in public/audio/mantras is the recording of a mantra", () => {
  const sung = [...library.chants.values()].map(({ mantra }) => mantra);
  const others = sung.flatMap(({ otherRecordings = [] }) => otherRecordings);
  const used = new Set([...sung, ...others].map(({ audioUrl }) => audioUrl));
  const files = globSync("**/*.mp3", { cwd: join(folders.public, "audio/mantras") });
  const sounds = files.map((file) => `/audio/mantras/${file}`);
  expect(sounds.filter((sound) => !used.has(sound))).toEqual([]);
});
