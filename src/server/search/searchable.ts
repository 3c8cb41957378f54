import { deityIds, type Deity } from "#model/deity.ts";
import type { Mantra } from "#model/mantra.ts";
import type { Article, Library } from "../content/library.ts";
import { deityNames } from "./deity-names.ts";
import type { Entry } from "./search-index.ts";

/** A mantra, with the deity whose name finds it too. */
export interface DeityMantra {
  mantra: Mantra;
  deity: Pick<Deity, "id" | "name">;
}

/** What a word is worth, by where it stands: whose it is, then its own words, then what is said of it. */
const worth = { deity: 40, text: 20, meaning: 10, remark: 6, kind: 2 };

const namesOf = (deityId: string) => {
  const known = deityIds.find((id) => id === deityId);
  return known ? deityNames[known] : "";
};

export const searchableDeities = (library: Pick<Library, "deityCards" | "deities">): Entry<Deity>[] =>
  library.deityCards
    .flatMap(({ id }) => library.deities.get(id) ?? [])
    .map((deity) => ({
      thing: deity,
      title: deity.name,
      fields: [
        { text: namesOf(deity.id), worth: worth.deity },
        { text: deity.description, worth: worth.meaning },
        { text: deity.longDescription, worth: worth.remark },
        { text: "deity god goddess", worth: worth.kind },
      ],
    }));

/** The transliteration stands for the Devanagari: both fold to the same keys. */
export const searchableMantras = (mantras: readonly DeityMantra[]): Entry<DeityMantra>[] =>
  mantras.map(({ mantra, deity }) => ({
    thing: { mantra, deity },
    title: mantra.title,
    fields: [
      { text: `${deity.name} ${namesOf(deity.id)}`, worth: worth.deity },
      { text: mantra.transliteration, worth: worth.text },
      { text: mantra.meaning, worth: worth.meaning },
      { text: `${mantra.benefits.join(" ")} ${mantra.source}`, worth: worth.remark },
      { text: "mantra chant japa", worth: worth.kind },
    ],
  }));

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
