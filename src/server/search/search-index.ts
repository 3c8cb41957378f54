import { foldWord, wordsOf } from "#model/search-text.ts";

/** Texts of one thing that can be found, each with what a word of it is worth. */
export interface Field {
  text: string;
  worth: number;
}

export interface Entry<Thing> {
  thing: Thing;
  title: string;
  fields: readonly Field[];
}

export interface Hit<Thing> {
  thing: Thing;
  score: number;
}

/** What was found, and how to tell the words that were sought from those beside them. */
export interface Hits<Thing> {
  hits: Hit<Thing>[];
  isSought: (word: string) => boolean;
}

/** What a word of the title is worth; the whole title, or its beginning, is worth more than anything else. */
const inTitle = 60;
const wholeTitle = 1000;
const beginningOfTitle = 400;

/** The beginning of a word is worth less than the word, and one with a slip of the pen less again. */
const asBeginning = 0.7;
const asSlip = 0.5;

/** Enough for a verse; each of them costs time. */
const mostWords = 12;

/** Said in a question, but not what is sought. */
const unspoken = new Set("a an and for from how in is of on or the to what with".split(" ").map(foldWord));

interface Postings {
  places: number[];
  worths: number[];
}
interface Sought {
  word: string;
  key: string;
}
interface Tally {
  scores: Float64Array;
  counts: Uint8Array;
}

/** An inverted index: key of a word -> the entries that have it. Made once, and then only read. */
export function createSearchIndex<Thing>(entries: readonly Entry<Thing>[]) {
  const keys = new Map<string, string>();
  const postings = new Map<string, Postings>();
  const titles = entries.map(({ title }) => foldText(title));
  entries.forEach((entry, place) => addEntry(entry, place));
  const sorted = [...postings.keys()].toSorted();

  /** The best of them, as many as are wanted. */
  function search(question: string, wanted: number): Hits<Thing> {
    const sought = readQuestion(question);
    const tally: Tally = { scores: new Float64Array(entries.length), counts: new Uint8Array(entries.length) };
    const found = new Set<string>();
    for (const word of sought) {
      const keysFound = findKeys(word);
      for (const key of keysFound.keys()) found.add(key);
      addScores(keysFound, tally);
    }
    const most = tally.counts.reduce((a, b) => Math.max(a, b), 0);
    const asked = sought.map(({ key }) => key).join(" ");
    const hits: Hit<Thing>[] = [];
    if (most === 0) return { hits, isSought: () => false };
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place];
      if (!entry || tally.counts[place] !== most) continue;
      insert(
        hits,
        { thing: entry.thing, score: (tally.scores[place] ?? 0) + titleBonus(titles[place], asked) },
        wanted,
      );
    }
    return { hits, isSought: (word) => found.has(fold(word)) };
  }

  function addEntry({ title, fields }: Entry<Thing>, place: number) {
    const best = new Map<string, number>();
    const note = (word: string, worth: number) => {
      const key = fold(word);
      if (key !== "" && (best.get(key) ?? 0) < worth) best.set(key, worth);
    };
    for (const { text } of wordsOf(title)) note(text, inTitle);
    // Many write two words as one: mahamrityunjaya.
    note(title.replaceAll(/[^\p{L}\p{M}]+/gu, ""), inTitle);
    for (const { text, worth } of fields) for (const word of wordsOf(text)) note(word.text, worth);
    for (const [key, worth] of best) {
      const list = postings.get(key) ?? { places: [], worths: [] };
      postings.set(key, list);
      list.places.push(place);
      list.worths.push(worth);
    }
  }

  /** Each word that occurs is folded once. */
  function fold(word: string) {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = foldWord(word);
    keys.set(word, key);
    return key;
  }

  /** All keys that a sought word may stand for, and how well. */
  function findKeys({ word, key }: Sought): ReadonlyMap<string, number> {
    // Before the next letter is typed, nobody knows whether an m is one or an anusvāra.
    const beginnings = key.endsWith("m") ? [key, `${key.slice(0, -1)}n`] : [key];
    const begun = beginnings.flatMap(keysFrom);
    const found = new Map(begun.map((each) => [each, each === key ? 1 : asBeginning]));
    if (found.has(key) || word.length < 5 || key.length < 3) return found;
    // A slip in the first letter is rare, and looking for it is not cheap.
    const near = keysFrom(found.size > 0 ? key.slice(0, 1) : "");
    for (const each of near) if (!found.has(each) && isOneSlipAway(each, key)) found.set(each, asSlip);
    return found;
  }

  const keysFrom = (beginning: string) => sorted.slice(placeOf(beginning), placeOf(`${beginning}\uffff`));

  function placeOf(text: string) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A word counts once for an entry, with the best of what it stands for. */
  function addScores(keysFound: ReadonlyMap<string, number>, { scores, counts }: Tally) {
    const best = new Float64Array(entries.length);
    for (const [key, share] of keysFound) {
      const { places, worths } = postings.get(key) ?? { places: [], worths: [] };
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0;
        best[place] = Math.max(best[place] ?? 0, (worths[at] ?? 0) * share);
      }
    }
    for (let place = 0; place < best.length; place++) {
      const score = best[place] ?? 0;
      if (score === 0) continue;
      scores[place] = (scores[place] ?? 0) + score;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }

  return { search };
}

/** Keeps the best in their order; of those worth the same, the first of the catalogue. */
function insert<Thing>(hits: Hit<Thing>[], hit: Hit<Thing>, wanted: number) {
  if (hits.length >= wanted && hit.score <= (hits.at(-1)?.score ?? 0)) return;
  const place = hits.findIndex(({ score }) => score < hit.score);
  hits.splice(place === -1 ? hits.length : place, 0, hit);
  if (hits.length > wanted) hits.pop();
}

/** Each word once. Small words are left out, unless there are no others. */
function readQuestion(question: string): Sought[] {
  const words = Array.from(wordsOf(question), ({ text }) => ({ word: text, key: foldWord(text) }));
  const unique = [...new Map(words.filter(({ key }) => key !== "").map((sought) => [sought.key, sought])).values()];
  const spoken = unique.filter(({ key }) => !unspoken.has(key));
  return (spoken.length > 0 ? spoken : unique).slice(0, mostWords);
}

const foldText = (text: string) => Array.from(wordsOf(text), (word) => foldWord(word.text)).join(" ");

function titleBonus(title: string | undefined, asked: string) {
  if (title === asked) return wholeTitle;
  return title?.startsWith(asked) ? beginningOfTitle : 0;
}

/** Whether one letter more, less, other, or two exchanged make the one word of the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const areExchanged = a[start] === b[start + 1] && a[start + 1] === b[start];
  return rest(a, 1) === rest(b, 1) || (areExchanged && rest(a, 2) === rest(b, 2));
}
