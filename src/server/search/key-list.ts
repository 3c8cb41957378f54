/** Some keys that follow one another: from the first to before the last. */
export interface Range {
  from: number;
  to: number;
}

/** Keys in their order, so that those with the same beginning, or the same end, are found without looking at others. */
export function createKeyList(keys: readonly string[]) {
  const sorted = keys.toSorted();
  const sortedFromBehind = sorted.map(reverse).toSorted();

  const beginningWith = (beginning: string) => rangeIn(sorted, beginning);

  /** The place of a key; null when it is none of them. */
  function placeOf(key: string) {
    const place = placeIn(sorted, key);
    return sorted[place] === key ? place : null;
  }

  const has = (key: string) => placeOf(key) !== null;

  /** All keys that a slip of the pen may have turned into this one. */
  function findSlips(key: string, { mayBeFirst }: { mayBeFirst: boolean }): string[] {
    // Whatever the slip, the word before it or the word behind it is right.
    const half = key.length >> 1;
    const isRightBefore = sliceOf(sorted, key.slice(0, half));
    const isRightBehind = sliceOf(sortedFromBehind, reverse(key.slice(half + 1))).map(reverse);
    const near = new Set([...isRightBefore, ...isRightBehind]);
    return Array.from(near).filter((other) => (mayBeFirst || other[0] === key[0]) && isOneSlipAway(other, key));
  }

  return { sorted, placeOf, has, beginningWith, findSlips };
}

const reverse = (key: string) => key.split("").toReversed().join("");

const rangeIn = (keys: readonly string[], beginning: string): Range => ({
  from: placeIn(keys, beginning),
  to: placeIn(keys, `${beginning}\uffff`),
});

function sliceOf(keys: readonly string[], beginning: string) {
  const { from, to } = rangeIn(keys, beginning);
  return keys.slice(from, to);
}

function placeIn(keys: readonly string[], text: string) {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True where one letter more, less, other, or two exchanged make the one word of the other. */
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
