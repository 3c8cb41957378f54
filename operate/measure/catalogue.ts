import { loadLibrary } from "#server/content/load-library.ts";
import { findChant } from "#server/catalogue/find-chant.ts";
import type { Library } from "#server/content/library.ts";
import { folders } from "#server/folders.ts";
import { testApp } from "#server/test-app.ts";
import { atMost, median, report } from "./figures.ts";

/**
 * This program measures the CPU time, in µs, of look-ups and of public calls that are answered without the cache, with
 * 100 mantras and with 10,000. The additional deities are the shipped ones under other names.
 */
const sizes = [100, 10_000] as const;
const shipped = loadLibrary(folders.content, folders.public);

function grow(count: number): Library {
  const deities = new Map(shipped.deities);
  const mantrasIn = () => [...deities.values()].reduce((sum, { mantras }) => sum + mantras.length, 0);
  const originals = [...shipped.deities];
  for (let copy = 1, mantras = mantrasIn(); mantras < count; copy++) {
    for (const [id, deity] of originals) {
      if (mantras >= count) break;
      deities.set(`${id}-${copy}`, { ...deity, id: `${id}-${copy}` });
      mantras += deity.mantras.length;
    }
  }
  return { ...shipped, deities };
}

async function cost(times: number, run: () => unknown) {
  const { user, system } = process.cpuUsage();
  for (let time = 0; time < times; time++) await run();
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / times;
}

const questions = sizes.map((size) => {
  const library = grow(size);
  const { ask } = testApp({ library, cacheLimit: 0 });
  return {
    size,
    lookUp: () => findChant(library, "shiva", "om-namah-shivaya"),
    call: async () => {
      const reply = await ask("/api/deities/shiva");
      if (!reply.ok) throw new Error(`The deity was answered with ${reply.status}`);
      await reply.arrayBuffer();
    },
  };
});
const [small, large] = questions;
if (!small || !large) throw new Error("There are two sizes");
const rounds: { lookUp: number; call: number }[] = [];
for (let round = 0; round < 12; round++) {
  const [before, after] = [
    { lookUp: await cost(50_000, small.lookUp), call: await cost(400, small.call) },
    { lookUp: await cost(50_000, large.lookUp), call: await cost(400, large.call) },
  ];
  // The first rounds only warm up.
  if (round > 2) rounds.push({ lookUp: after.lookUp / before.lookUp, call: after.call / before.call });
}
console.table(rounds);
const grown = `as the catalogue grows ${sizes.join(" → ")} mantras`;
report([
  atMost(1.3, { what: `look-up of a chant ${grown}`, value: median(rounds.map(({ lookUp }) => lookUp)) }),
  atMost(1.3, { what: `a deity by the API, answered anew, ${grown}`, value: median(rounds.map(({ call }) => call)) }),
]);
