import { expect, test } from "vitest";
import { folders } from "../folders.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** Names of Vishnu that are several words, as Shankara takes them. */
const NAMES_OF_SEVERAL_WORDS = [
  "muktānām paramā gatiḥ",
  "yoga-vidām netā",
  "nidhiḥ avyayaḥ",
  "dhātuḥ uttamaḥ",
  "sthaviraḥ dhruvaḥ",
  "maṅgalam param",
  "sarva-vit bhānuḥ",
  "satām gatiḥ",
  "go-vidām patiḥ",
  "vācaspatiḥ udāra-dhīḥ",
  "jagataḥ setuḥ",
  "krodha-kṛt kartā",
  "apām nidhiḥ",
  "śaktimatām śreṣṭhaḥ",
  "bījam avyayam",
  "jñānam uttamam",
  "sātvatām patiḥ",
  "mahā-ṛṣiḥ kapila-ācāryaḥ",
  "saṅkarṣaṇaḥ acyutaḥ",
  "sarva-dṛk vyāsaḥ",
  "vācaspatiḥ ayoni-jaḥ",
  "śrīmatām varaḥ",
  "padam anuttamam",
  "sarva-śastra-bhṛtām varaḥ",
  "sarva-vit jayī",
  "kṣamiṇām varaḥ",
  "bhūḥ bhuvaḥ",
];

/** Words that stand between the names: and, indeed, then. */
const PARTICLES = new Set(["ca", "eva", "atha"]);

test("the Vishnu Sahasranama has a thousand names in 107 verses", () => {
  const { hymns } = readCatalogue(folders.content, folders.public);
  const hymn = hymns.find(({ id }) => id === "vishnu-sahasranama");
  const verses = hymn?.verses.filter(({ file }) => file.part === undefined).slice(0, 107) ?? [];
  expect(verses.at(-1)?.file.transliteration.join(" ")).toContain("sarvapraharaṇāyudhaḥ");
  const words = verses.flatMap(({ file }) => file.words.en.map(({ word }) => word));
  const text = words.filter((word) => !PARTICLES.has(word)).join(" ");
  const names = NAMES_OF_SEVERAL_WORDS.reduce(
    (joined, name) => joined.replaceAll(name, name.replaceAll(" ", "+")),
    text,
  );
  expect(names.match(/\+/g)).toHaveLength(29);
  expect(names.split(" ")).toHaveLength(1000);
});
