import { foldWord, wordsOf } from "#model/search-text.ts";
import type { WordLookup } from "./word-meaning.ts";

/** A word of a query as it was typed, and its key. */
export interface QueryWord {
  word: string;
  key: string;
}

/** The words of a query by what they contribute to it. */
export interface ParsedQuery {
  /** The query as it was typed. */
  query: string;
  /** All words in order. */
  typed: QueryWord[];
  /** The words that are searched for, each once. */
  sought: QueryWord[];
  /** Those of them that name something or are said beside a name. */
  spoken: QueryWord[];
  /** The words that a result must have. */
  required: QueryWord[];
  /** The flag is true for a query with a word for texts, so that a text comes before its deity. */
  asksForText: boolean;
  /** The query without the words that are about a page and not about a text. */
  withoutAsides: string;
}

/** So many words of a query are searched for, which is enough for a verse. Each word costs time. */
const maxWords = 12;

const keysOf = (words: string) => new Set(words.split(" ").map(foldWord));

/** These words of a query are never searched for. */
const stopWords = keysOf("a an and for from how in is of on or the to what with");

/**
 * These Hindi words are never searched for. They are compared as they are written, because other words have the same
 * keys.
 */
const hindiStopWords = new Set(
  "का के की को में से पर ने है हैं था थे थी हो और या एक यह ये वह वे जो कि भी ही तो लिए क्या कैसे ka ke ki liye".split(" "),
);

/** Words that people add about the page that they look for. */
const asides = keysOf(
  "lyric lyrics meaning meanings translation pdf mp3 audio video download free full online text read listen best powerful arth sahit " +
    "लिरिक्स अर्थ मतलब सहित पीडीएफ",
);

/** Languages in which people want a text. Few texts say theirs. */
const languages = keysOf(
  "english hindi marathi telugu tamil kannada malayalam gujarati bengali punjabi odia हिंदी हिन्दी अंग्रेजी मराठी",
);

/** Words that people say beside the name of a deity. */
const honorifics = keysOf(
  "lord god goddess shri shree sri bhagwan bhagavan prabhu swami swamy thakur maharaj raja rani baba nath ji jee dev deva devi " +
    "ma maa mata mai maiya amma amman lal lala jai jay jaya " +
    "श्री भगवान प्रभु स्वामी ठाकुर महाराज राजा रानी बाबा नाथ जी देव देवी मा माँ माता मैया लाल जय",
);

/** Words for a text of any kind. */
const kinds = keysOf(
  "mantra mantras mantram stotra stotram strotra strotam strot sthotram stuti hymn hymns song songs bhajan path paath prayer " +
    "मंत्र मन्त्र स्तोत्र स्तोत्रम् स्तुति भजन पाठ",
);

/** Words for texts of which a deity has one or none. */
const formsOfText = keysOf(
  "chalisa aarti arati aarthi kavach kavacha kavacham kavasam ashtak ashtakam sahasranama sahasranamam ashtottara suprabhatam baan katha " +
    "sukta suktam pancharatnam bhujangam dandakam चालीसा आरती कवच अष्टक अष्टकम् सहस्रनाम बाण कथा सूक्त सूक्तम्",
);

export const isHonorific = ({ key }: Pick<QueryWord, "key">) => honorifics.has(key);

export const isFormOfText = ({ key }: QueryWord) => formsOfText.has(key);

const isStopWord = ({ word, key }: QueryWord) => stopWords.has(key) || hindiStopWords.has(word);

/** Returns the words of a query. Words that name nothing are left out, unless there are no others. */
export function parseQuery(query: string): ParsedQuery {
  const typed = Array.from(wordsOf(query), ({ text }) => ({ word: text, key: foldWord(text) })).filter(
    ({ key }) => key !== "",
  );
  const unique = [...new Map(typed.map((word) => [word.key, word])).values()];
  const withoutStopWords = without(unique, isStopWord);
  const sought = without(withoutStopWords, ({ key }) => asides.has(key)).slice(0, maxWords);
  const spoken = without(sought, ({ key }) => languages.has(key));
  const withoutKinds = without(spoken, ({ key }) => kinds.has(key));
  const required = without(withoutKinds, isHonorific);
  return {
    query,
    typed,
    sought,
    spoken,
    required,
    asksForText: spoken.length > withoutKinds.length,
    withoutAsides: without(typed, ({ key }) => asides.has(key) || languages.has(key) || stopWords.has(key))
      .map(({ word }) => word)
      .join(" "),
  };
}

/** Leaves out some of the words, unless there are no others. */
function without(words: readonly QueryWord[], isOmitted: (word: QueryWord) => boolean) {
  const others = words.filter((word) => !isOmitted(word));
  return others.length > 0 ? others : [...words];
}

/**
 * Returns the names in a query that asks for a form of text, or its other words where it has no name; null where it asks
 * for none, or has no other words. A name and a form may be one word: krishnashtakam.
 */
export function withoutForms(
  { typed, required }: ParsedQuery,
  { isName, isKnown }: Pick<WordLookup, "isName" | "isKnown">,
): ParsedQuery | null {
  const stemOf = ({ key }: QueryWord) => {
    const stem = [...formsOfText].flatMap((form) => stemBefore(form, key)).find(isName);
    return stem === undefined || isKnown(key) ? undefined : stem;
  };
  if (!required.some((word) => isFormOfText(word) || stemOf(word) !== undefined)) return null;
  const others = typed.filter((word) => !isFormOfText(word)).map((word) => stemOf(word) ?? word.word);
  const names = others.filter((word) => isName(foldWord(word)));
  return others.length > 0 ? parseQuery((names.length > 0 ? names : others).join(" ")) : null;
}

const stemBefore = (form: string, key: string) => (key.endsWith(form) ? [key.slice(0, -form.length)] : []);

/**
 * Returns the words of a title, or of a query for one, as one key. All words for a text of any kind are one sign, because
 * people confuse them.
 */
export const titleKeyOf = (words: readonly QueryWord[]) =>
  words.map(({ key }) => (kinds.has(key) ? anyKind : key.replace(/(?<=...)am?$/, ""))).join("");

export const anyKind = "@";

/** Returns the keys of the titles for which a query may ask. People add honorifics, and say what kind of text it is. */
export function titleKeysOf({ spoken }: ParsedQuery): string[] {
  const plain = without(spoken, isHonorific);
  return [spoken, plain].map(titleKeyOf).flatMap((key) => [key, key.replace(/@$/, "")]);
}

/** Words for the same thing that differ by more than their spelling. */
const sameWords: readonly (readonly string[])[] = [
  ["divali", "dipavali"],
  ["arti", "arati"],
  ["puspanjali", "puspam"],
];

/** Returns the keys of the other words for the same thing. */
export const sameAs = (key: string): readonly string[] =>
  sameWords.filter((words) => words.includes(key)).flatMap((words) => words.filter((word) => word !== key));
