import { expect, test } from "vitest";
import { adoptMala, closeSegment } from "./adopt-mala.ts";
import { malaKey, type MalaInProgress } from "./mala-in-progress.ts";
import { deleteMala, putMala } from "./practice-database.ts";

const MANTRA = "om-namah-shivaya";
const time = "2026-11-20T06:00:00.000Z";

const mala = (tab: string, count: number, changed: Partial<MalaInProgress> = {}): MalaInProgress => ({
  key: malaKey(MANTRA, tab),
  deityId: "shiva",
  mantraId: MANTRA,
  tab,
  count,
  mode: "manual",
  updatedAt: time,
  revision: 3,
  segment: segment(`segment-of-${tab}`, count),
  ...changed,
});

const segment = (id: string, repetitions: number) => ({
  id,
  deityId: "shiva",
  base: 0,
  repetitions,
  startedAt: time,
  endedAt: time,
  timeZone: "Asia/Kolkata",
  owner: null,
});

const ours = { mantraId: MANTRA, tab: "ours" };

test("a mala that was left goes on in this tab, and its segment becomes due", () => {
  const left = mala("theirs", 37);
  const { found, changes } = adoptMala({ malas: [left], entries: [] }, ours);
  expect(found).toBe(left);
  expect(changes).toMatchObject([
    { table: "malas", key: malaKey(MANTRA, "ours"), row: { count: 37, revision: 0, segment: null } },
    deleteMala(left),
    { table: "entries", key: "segment-of-theirs", row: { repetitions: 37, state: { name: "due" } } },
  ]);
});

test("the one counted last is continued, and the segments of all become due", () => {
  const older = mala("older", 80, { updatedAt: "2026-11-19T06:00:00.000Z" });
  const { found, changes } = adoptMala({ malas: [older, mala("newer", 5)], entries: [] }, ours);
  expect(found?.tab).toBe("newer");
  expect(changes.filter(({ table }) => table === "entries").map(({ key }) => key)).toEqual([
    "segment-of-older",
    "segment-of-newer",
  ]);
});

test("the mala of a tab that is not gone is left alone", () => {
  const rows = { malas: [mala("theirs", 5)], entries: [] };
  const held = new Set(["mala-tab:theirs"]);
  expect(adoptMala(rows, { ...ours, held })).toEqual({ found: null, changes: [] });
  expect(adoptMala(rows, { ...ours, held: new Set() }).found?.count).toBe(5);
});

test("the mala of another mantra is left alone", () => {
  const other = mala("theirs", 5, { mantraId: "gayatri", key: malaKey("gayatri", "theirs") });
  expect(adoptMala({ malas: [other], entries: [] }, ours)).toEqual({ found: null, changes: [] });
});

test("a mala already begun in this tab is not written over", () => {
  const { changes } = adoptMala({ malas: [mala("ours", 2), mala("theirs", 5)], entries: [] }, ours);
  expect(changes.map(({ key }) => key)).not.toContain(malaKey(MANTRA, "ours"));
});

test("a mala that its tab has continued since it was seen stays with that tab", () => {
  const seen = [mala("theirs", 5)];
  const continued = mala("theirs", 6, { revision: 4 });
  expect(adoptMala({ malas: [continued], entries: [] }, { ...ours, seen })).toEqual({ found: null, changes: [] });
});

test("a segment of which an entry says as much is not made one again", () => {
  const left = mala("theirs", 5);
  const { changes } = adoptMala({ malas: [left], entries: [] }, ours);
  const entries = changes.flatMap((change) => (change.table === "entries" && change.row ? [change.row] : []));
  expect(closeSegment(left, entries)).toEqual([putMala({ ...left, segment: null })]);
  expect(closeSegment(mala("theirs", 6, { segment: segment("segment-of-theirs", 6) }), entries)).toMatchObject([
    { table: "malas" },
    { table: "entries", row: { repetitions: 6 } },
  ]);
});

test("a segment without a count to continue leaves no mala", () => {
  const reset = mala("theirs", 0, { segment: segment("segment-of-theirs", 12) });
  expect(closeSegment(reset, [])).toMatchObject([deleteMala(reset), { table: "entries", row: { repetitions: 12 } }]);
});
