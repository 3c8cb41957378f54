import type { Deity } from "#model/deity.ts";
import type { Mantra } from "#model/mantra.ts";
import type { Article, Library } from "../content/library.ts";
import type { Entry } from "./search-index.ts";

/** Deities with their mantras, and the other names that find them. */
export type DeityTexts = Pick<Library, "deityCards" | "deities" | "deityDetails">;

/** A mantra, with the deity whose names find it too. */
export interface DeityMantra {
  mantra: Mantra;
  deity: Pick<Deity, "id" | "name">;
}

const otherNamesOf = ({ deityDetails }: DeityTexts, deityId: string) =>
  deityDetails.get(deityId)?.otherNames.join(" ") ?? "";

/** What a word is worth, by where it stands: whose it is, then its own words, then what is said of it. */
const worth = { deity: 40, text: 20, meaning: 10, remark: 6, kind: 2 };

export const searchableDeities = (library: DeityTexts): Entry<Deity>[] =>
  library.deityCards
    .flatMap(({ id }) => library.deities.get(id) ?? [])
    .map((deity) => ({
      thing: deity,
      title: deity.name,
      fields: [
        { text: otherNamesOf(library, deity.id), worth: worth.deity },
        { text: deity.description, worth: worth.meaning },
        { text: deity.longDescription, worth: worth.remark },
        { text: "deity god goddess", worth: worth.kind },
      ],
    }));

/** The transliteration stands for the Devanagari: both fold to the same keys. */
export const searchableMantras = (library: DeityTexts): Entry<DeityMantra>[] =>
  searchableDeities(library).flatMap(({ thing: deity }) =>
    deity.mantras.map((mantra) => ({
      thing: { mantra, deity },
      title: mantra.title,
      fields: [
        { text: `${deity.name} ${otherNamesOf(library, deity.id)}`, worth: worth.deity },
        { text: mantra.transliteration, worth: worth.text },
        { text: mantra.meaning, worth: worth.meaning },
        { text: `${mantra.benefits.join(" ")} ${mantra.source}`, worth: worth.remark },
        { text: "mantra chant japa", worth: worth.kind },
      ],
    })),
  );

export const searchableArticles = ({ articles }: Pick<Library, "articles">): Entry<Article>[] =>
  Array.from(articles.values(), (article) => ({
    thing: article,
    title: article.card.title,
    fields: [
      { text: article.card.category, worth: worth.deity },
      { text: article.card.excerpt, worth: worth.text },
      { text: article.text, worth: worth.meaning },
      { text: "teaching article", worth: worth.kind },
    ],
  }));
