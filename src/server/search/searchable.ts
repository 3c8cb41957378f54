import type { Hymn } from "#model/hymn.ts";
import type { Deity } from "#model/deity.ts";
import { wholeText, type Mantra } from "#model/mantra.ts";
import type { Article, Library } from "../content/library.ts";
import { texts } from "../texts/texts.ts";
import type { Entry } from "./entry-words.ts";

/** Deities with their mantras, and the other names by which they are found. */
export type DeityTexts = Pick<
  Library,
  "language" | "deityCards" | "collectionCards" | "deities" | "deityDetails" | "mantraNames"
>;

export type HymnTexts = DeityTexts & Pick<Library, "hymns" | "hymnNames">;

/** A mantra, with the deity by whose names it is found too. */
export interface DeityMantra {
  mantra: Mantra;
  deity: Pick<Deity, "id" | "name">;
}

const namesOfDeity = ({ deityDetails }: DeityTexts, deityId: string) => deityDetails.get(deityId)?.otherNames ?? [];

const isProse = true;

/** The weights of a word by its place: in the deity's names, in the text itself, or in what is said about the text. */
const worth = { deity: 40, kind: 30, text: 20, meaning: 10, remark: 6 };

export const searchableDeities = (library: DeityTexts): Entry<Deity>[] =>
  [...library.deityCards, ...library.collectionCards]
    .flatMap(({ id }) => library.deities.get(id) ?? [])
    .map((deity) => ({
      thing: deity,
      title: deity.name,
      names: { text: namesOfDeity(library, deity.id).join(" "), worth: worth.deity },
      ownNames: namesOfDeity(library, deity.id),
      fields: [
        { text: deity.description, worth: worth.meaning, isProse },
        { text: deity.longDescription, worth: worth.remark, isProse },
        { text: texts[library.language].kindsOfThing.deity, worth: worth.kind, isProse, isKind: true },
      ],
    }));

/** Lists mantras without their Devanagari, because the transliteration folds to the same keys. */
export const searchableMantras = (library: DeityTexts): Entry<DeityMantra>[] =>
  searchableDeities(library).flatMap(({ thing: deity }) =>
    deity.mantras.map((mantra) => toMantraEntry(mantra, deity, library)),
  );

function toMantraEntry(mantra: Mantra, deity: Deity, library: DeityTexts): Entry<DeityMantra> {
  const ownNames = library.mantraNames.get(mantra.id) ?? [];
  const names = [deity.name, ...namesOfDeity(library, deity.id), ...ownNames];
  return {
    thing: { mantra, deity },
    title: mantra.title,
    names: { text: names.join(" "), worth: worth.deity },
    ownNames,
    fields: [
      { text: mantra.transliteration, worth: worth.text },
      { text: mantra.meaning, worth: worth.meaning, isProse },
      { text: `${mantra.benefits.join(" ")} ${mantra.source}`, worth: worth.remark, isProse },
      { text: texts[library.language].kindsOfThing.mantra, worth: worth.kind, isProse, isKind: true },
    ],
    verses: [inBothScripts(mantra)],
  };
}

export const searchableHymns = (library: HymnTexts): Entry<Hymn>[] =>
  Array.from(library.hymns.values(), (hymn) => toHymnEntry(hymn, library));

function toHymnEntry(hymn: Hymn, library: HymnTexts): Entry<Hymn> {
  const ownNames = library.hymnNames.get(hymn.id) ?? [];
  const names = [hymn.sanskritTitle, hymn.deity.name, ...namesOfDeity(library, hymn.deity.id), ...ownNames];
  return {
    thing: hymn,
    title: hymn.title,
    names: { text: names.join(" "), worth: worth.deity },
    ownNames,
    fields: [
      // Both scripts are listed, because they fold differently at an avagraha and in the flaps of Hindi.
      {
        text: hymn.verses
          .map((verse) => `${wholeText(verse, "transliteration")} ${wholeText(verse, "sanskrit")}`)
          .join(" "),
        worth: worth.text,
      },
      { text: hymn.verses.map(({ meaning }) => meaning).join(" "), worth: worth.meaning, isProse },
      { text: `${hymn.introduction} ${hymn.source}`, worth: worth.remark, isProse },
      { text: texts[library.language].kindsOfThing.hymn, worth: worth.kind, isProse, isKind: true },
      { text: hymn.description, worth: worth.remark, isProse, isSummary: true },
    ],
    verses: hymn.verses.map((verse) => ({
      id: verse.id,
      scripts: [wholeText(verse, "transliteration"), wholeText(verse, "sanskrit")],
    })),
  };
}

const inBothScripts = ({ id, transliteration, sanskrit }: Pick<Mantra, "id" | "transliteration" | "sanskrit">) => ({
  id,
  scripts: [transliteration, sanskrit],
});

export const searchableArticles = ({ articles, language }: Pick<Library, "articles" | "language">): Entry<Article>[] =>
  Array.from(articles.values(), (article) => ({
    thing: article,
    title: article.card.title,
    names: { text: [article.card.category, ...article.otherNames].join(" "), worth: worth.deity },
    ownNames: article.otherNames,
    fields: [
      { text: article.card.excerpt, worth: worth.text, isProse },
      { text: article.text, worth: worth.meaning, isProse },
      { text: texts[language].kindsOfThing.article, worth: worth.kind, isProse, isKind: true },
    ],
  }));
