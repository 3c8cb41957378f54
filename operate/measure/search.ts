import type { Mantra } from "#model/mantra.ts";
import { loadLibrary } from "#server/content/load-library.ts";
import { folders } from "#server/folders.ts";
import { indexInBackground, searchIn } from "#server/search/search-library.ts";
import { atMost, report } from "./figures.ts";

/**
 * This program measures the time to build the index, and to search it, over the shipped catalogue, and then over one
 * with ten times as many mantras.
 */
const count = 1000;
const rounds = 50;

/**
 * The queries have one letter, words, typing errors, as many letters as count, and the longest length that is allowed.
 */
const queries = [
  "s",
  "a",
  "p",
  "m",
  "om",
  "shiva",
  "शिव",
  "mrityunjaya",
  "om namah shivaya",
  "the remover of obstacles",
  "laksmhi",
  "gaytari mnatra",
  "qqqqq zzzzz",
  "s a m n p v k t d b y r",
  "shivva gannesh laksmhi dhurga krisnha hanumaan vishhnu sarsawati mntraas gaytari namsate prnaam",
];

const library = loadLibrary(folders.content, folders.public);
const begun = performance.now();
const searchShipped = searchIn(library);
const shippedMs = performance.now() - begun;

/** Returns a generator of random numbers that are the same for every run. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Returns mantras whose words are those of the catalogue, half of them with an ending of their own. */
function multiply() {
  const dice = createDice(108);
  const shipped = library.deityCards.flatMap(({ id }) => library.deities.get(id)?.mantras ?? []);
  const endings = ["", "", "", "", "āya", "asya", "eṣu", "ānām", "im", "yai"];
  const wordsOf = (text: (mantra: Mantra) => string) => shipped.flatMap((mantra) => text(mantra).split(" "));
  const [titles, verses, meanings] = [
    wordsOf(({ title }) => title),
    wordsOf(({ transliteration }) => transliteration),
    wordsOf(({ meaning, benefits }) => `${meaning} ${benefits.join(" ")}`),
  ];
  const draw = (words: readonly string[], length: number) =>
    Array.from({ length }, () => (words[dice(words.length)] ?? "") + (endings[dice(endings.length)] ?? "")).join(" ");
  return Array.from({ length: count }, (_, place): Mantra => ({
    id: `mantra-${place}`,
    title: draw(titles, 3),
    sanskrit: "",
    transliteration: draw(verses, 14),
    padas: [],
    width: 10,
    meaning: draw(meanings, 40),
    benefits: [draw(meanings, 20)],
    source: draw(meanings, 3),
  }));
}

const mantras = multiply();
const { deityCards, collectionCards, deityDetails, articles, hymns } = library;
const share = Math.ceil(count / deityCards.length);
const deities = new Map(
  [...library.deities].map(([id, deity]) => {
    const place = deityCards.findIndex((card) => card.id === deity.id);
    return [id, { ...deity, mantras: mantras.slice(place * share, (place + 1) * share) }];
  }),
);
const large = { ...library, deityCards, collectionCards, deities, deityDetails, articles, hymns };

/**
 * The longest time that a visitor waits while the index is made. It is measured by a timer that should fire at once.
 */
let longestWait = 0;
let last = performance.now();
const watch = setInterval(() => {
  longestWait = Math.max(longestWait, performance.now() - last);
  last = performance.now();
});
const beganLarge = performance.now();
await indexInBackground(large);
const largeMs = performance.now() - beganLarge;
clearInterval(watch);
const searchLarge = searchIn(large);
console.table([
  {
    "index of the shipped catalogue, ms": shippedMs.toFixed(0),
    [`index of ${count} mantras, ms`]: largeMs.toFixed(0),
    "longest wait meanwhile, ms": longestWait.toFixed(0),
  },
]);

/** Returns the median. The largest time also depends on what else the machine has done. */
function measure(search: typeof searchLarge, query: string) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(rounds * part)] ?? 0).toFixed(2);
  return { median: at(0.5), p95: at(0.95), worst: at(1 - 1 / rounds) };
}

for (const query of queries) searchLarge(query);
const rows = queries.map((query) => {
  const [shipped, large] = [measure(searchShipped, query), measure(searchLarge, query)];
  const found = searchLarge(query).mantras.length;
  return {
    query: query.slice(0, 30),
    found,
    "shipped, ms": shipped.median,
    [`${count} mantras, ms`]: large.median,
    "p95, ms": large.p95,
    "worst, ms": large.worst,
  };
});
console.table(rows);
report([
  atMost(20, {
    what: "a search of the shipped catalogue, median of the slowest",
    value: Math.max(...rows.map((row) => Number(row["shipped, ms"]))),
    unit: " ms",
    digits: 1,
  }),
]);
