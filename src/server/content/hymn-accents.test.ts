import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { hymnsWithUnreadAccents } from "./hymn-accents.ts";
import { library } from "./test-library.ts";
import { readCatalogue } from "./read-catalogue.ts";

test("the Purusha Suktam has its accents in both scripts", () => {
  const { hymns, chants } = library;
  const verses = hymns.get("purusha-sukta")?.verses ?? [];
  expect(verses[0]?.padas.map(({ accented }) => accented)).toEqual([
    "sahásraśīrṣā púruṣaḥ ",
    "sahasrākṣáḥ sahásrapāt | ",
    "sá bhū́miṃ viśváto vṛtvā́",
    "tyatiṣṭhaddaśāṅgulám ||",
  ]);
  // Search, recordings and words compare letters, so this transliteration has no accents.
  expect(chants.get("purusha-sukta-1")?.mantra.transliteration).toContain("sahasraśīrṣā puruṣaḥ");
  expect(verses.flatMap(({ padas }) => padas).filter(({ accented }) => accented === undefined)).toEqual([]);
});

test("only accents that are clear throughout a hymn are shown in Latin letters", () => {
  // The Taittirīyas leave an udātta unmarked after an independent svarita, as in yo’pām, vyuptakeśāya and khalvāḥ.
  expect(hymnsWithUnreadAccents(readCatalogue(folders.content, folders.public))).toEqual([
    "mantra-pushpam",
    "shri-rudram",
    "chamakam",
  ]);
});
