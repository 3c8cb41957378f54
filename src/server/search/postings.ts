import { createKeyList, type Range } from "./key-list.ts";

/** Entries that have a key, and its weight there. */
type Written = Map<string, { places: number[]; worths: number[] }>;

/** An inverted index as it is written, entry by entry. */
export function openPostings() {
  const written: Written = new Map();
  let count = 0;

  function add(worths: ReadonlyMap<string, number>) {
    const place = count++;
    for (const [key, worth] of worths) {
      const list = written.get(key) ?? { places: [], worths: [] };
      written.set(key, list);
      list.places.push(place);
      list.worths.push(worth);
    }
  }

  return { add, close: () => closePostings(written, count) };
}

export type Postings = ReturnType<typeof closePostings>;

/** And as it is read: keys with one beginning follow one another, and so do all entries that have them. */
function closePostings(written: Written, count: number) {
  const keys = createKeyList([...written.keys()]);
  const lists = keys.sorted.map((key) => written.get(key) ?? { places: [], worths: [] });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach(({ places }, at) => (starts[at + 1] = (starts[at] ?? 0) + places.length));
  const size = starts[lists.length] ?? 0;
  const places = new Uint32Array(size);
  const worths = new Float32Array(size);
  lists.forEach((list, at) => {
    places.set(list.places, starts[at]);
    worths.set(list.worths, starts[at]);
  });

  /** Raises each entry that has one of the keys to what the best of them is worth there. */
  function raiseRange(best: Float64Array, { from, to }: Range, share: number) {
    const end = starts[to] ?? 0;
    for (let at = starts[from] ?? 0; at < end; at++) {
      const place = places[at] ?? 0;
      const worth = (worths[at] ?? 0) * share;
      if (worth > (best[place] ?? 0)) best[place] = worth;
    }
  }

  // A letter begins a good part of all keys: what is best of them is found once, not with each search.
  const letters = new Map<string, Float64Array>();
  for (const letter of new Set(keys.sorted.map((key) => key.charAt(0)))) {
    const best = new Float64Array(count);
    raiseRange(best, keys.beginningWith(letter), 1);
    letters.set(letter, best);
  }

  function raise(best: Float64Array, key: string, share: number) {
    const place = keys.placeOf(key);
    if (place !== null) raiseRange(best, { from: place, to: place + 1 }, share);
  }

  function raiseBegun(best: Float64Array, beginning: string, share: number) {
    const known = letters.get(beginning);
    if (!known) return raiseRange(best, keys.beginningWith(beginning), share);
    for (let place = 0; place < known.length; place++) {
      const worth = (known[place] ?? 0) * share;
      if (worth > (best[place] ?? 0)) best[place] = worth;
    }
  }

  return { keys, raise, raiseBegun };
}
