import { BEADS_PER_MALA, ofRound, sizeOf } from "#model/practice.ts";
import { parseJsonObject } from "#engines/json-object.ts";
import { addRound, roundName, type OfMantra, type Tally } from "#engines/mala-tally.ts";
import { correctedTime, sumOf } from "#engines/person-state.ts";
import type { TextStorage } from "../../device/storage.ts";
import { latestOf, type MalaInProgress } from "../mala-in-progress.ts";
import type { FinishedMala } from "./finished-malas.ts";
import { changeField, knownText, type FollowRecord } from "./follow-record.ts";
import { offerKey, OFFERS, readMalaLeft, type MalaLeft } from "./offered-malas.ts";

const fieldOf = (mantraId: string) => `mala/${mantraId}`;
const doneField = (id: string) => `done/${id}`;
const countOfDay = (day: string) => `malas/${day}`;
const countOfVow = (vowId: string, day: string) => `vow/${vowId}/${day}`;

/**
 * Counts a mala that was completed here. One that another device may have gone on with is marked by its id, so that it is
 * one mala wherever it is completed; any other one is added to what this device has counted.
 */
export function countFinished(record: FollowRecord, finished: FinishedMala) {
  const { id, mantraId, day, vowId, time } = finished;
  const size = sizeOf(finished);
  if (record.counted.includes(id)) return;
  record.counted.push(id);
  const name = fieldOf(mantraId);
  if (readMalaLeft(knownText(record, name))?.id === id) changeField(record, name, { text: null, time });
  if (day === null) return;
  if (record.shared.includes(id))
    changeField(record, doneField(id), {
      text: JSON.stringify({ mantraId, ...ofRound(size), day, vowId }),
      time,
    });
  else {
    addTally(record, { day, malas: Number(size === BEADS_PER_MALA), rounds: { [roundName({ mantraId, size })]: 1 } });
    if (vowId !== null) addToCount(record, countOfVow(vowId, day), 1);
  }
}

/** Adds rounds of a day to what this device has counted itself. */
export function addTally(record: FollowRecord, { day, malas, rounds }: Tally) {
  if (malas > 0) addToCount(record, countOfDay(day), malas);
  for (const [name, count] of Object.entries(rounds)) addToCount(record, `${countOfDay(day)}/${name}`, count);
}

/** This adds to what this device has counted itself. */
export function addToCount(record: FollowRecord, name: string, more: number) {
  const counter = record.state.counters[name] ?? {};
  const counted = { ...counter, [record.device]: (counter[record.device] ?? 0) + more };
  record.state = { ...record.state, counters: { ...record.state.counters, [name]: counted } };
  if (!record.unsentCounts.includes(name)) record.unsentCounts.push(name);
}

/** What was completed on a day on all devices, as far as this one knows. */
export function tallyOfDay(record: FollowRecord, day: string): Tally {
  const prefix = `${countOfDay(day)}/`;
  const counted = Object.entries(record.state.counters).filter(([name]) => name.startsWith(prefix));
  const tally: Tally = {
    day,
    malas: sumOf(record.state.counters[countOfDay(day)]),
    rounds: Object.fromEntries(counted.map(([name, counter]) => [name.slice(prefix.length), sumOf(counter)])),
  };
  return doneMalas(record)
    .filter((done) => done.day === day)
    .reduce(addRound, tally);
}

/** Malas of each day of a vow on all devices, in the order of the days. */
export function malasOfVow(record: FollowRecord, vowId: string): Record<string, number> {
  const malas = new Map<string, number>();
  const prefix = `vow/${vowId}/`;
  const add = (day: string, more: number) => malas.set(day, (malas.get(day) ?? 0) + more);
  for (const [name, counter] of Object.entries(record.state.counters))
    if (name.startsWith(prefix)) add(name.slice(prefix.length), sumOf(counter));
  for (const done of doneMalas(record)) if (done.vowId === vowId) add(done.day, 1);
  return Object.fromEntries([...malas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

interface DoneMala extends OfMantra {
  day: string;
  vowId: string | null;
}

/** Malas that were counted by their ids. */
function doneMalas(record: FollowRecord): DoneMala[] {
  const names = new Set([...Object.keys(record.state.registers), ...Object.keys(record.unsent)]);
  return [...names]
    .filter((name) => name.startsWith("done/"))
    .flatMap((name) => {
      const { mantraId, day, vowId, ...round } = parseJsonObject(knownText(record, name));
      if (typeof mantraId !== "string" || typeof day !== "string") return [];
      return [{ mantraId, size: sizeOf(round), day, vowId: typeof vowId === "string" ? vowId : null }];
    });
}

interface LeftMalas {
  malas: readonly MalaInProgress[];
  uid: string;
  /** True for a mala that nobody counts at the moment. */
  isResting: (mala: MalaInProgress) => boolean;
  /** Milliseconds by which the server's clock is ahead. */
  ahead: number;
}

/**
 * Tells other devices of malas that rest here. One that another device has counted later stays as that one has told it, and
 * one in progress is nobody else's to continue.
 */
export function tellOfMalas(record: FollowRecord, { malas, uid, isResting, ahead }: LeftMalas) {
  const complete = completeMalas(record);
  for (const mala of latestMalas(malas, uid)) {
    const { malaId: id, deityId, count, mantraId } = mala;
    if (id === undefined || complete.has(id) || !isResting(mala)) continue;
    const name = fieldOf(mantraId);
    const text = JSON.stringify({ id, deityId, count, ...ofRound(sizeOf(mala)) } satisfies MalaLeft);
    const time = Date.parse(mala.updatedAt);
    const known = record.state.registers[name];
    if (knownText(record, name) === text || (known && correctedTime(time, ahead) <= known.at)) continue;
    record.unsent[name] = { text, time };
    if (!record.shared.includes(id)) record.shared.push(id);
  }
}

/** Remembers malas that this device may go on with: one of them counts once, wherever it is completed. */
export function rememberShared(record: FollowRecord) {
  for (const [name, { text }] of Object.entries(record.state.registers)) {
    const id = name.startsWith("mala/") ? readMalaLeft(text)?.id : undefined;
    if (id !== undefined && !record.shared.includes(id)) record.shared.push(id);
  }
}

/** The latest mala of each mantra that this person, or nobody, has counted. */
function latestMalas(malas: readonly MalaInProgress[], uid: string): MalaInProgress[] {
  const own = malas.filter(({ owner }) => owner === undefined || owner === null || owner === uid);
  return [...new Set(own.map(({ mantraId }) => mantraId))].flatMap((mantraId) => latestOf(own, mantraId) ?? []);
}

/** Malas that another device has counted later than this one, by their mantras. */
export function malasElsewhere(
  record: FollowRecord,
  { malas, uid, ahead }: Pick<LeftMalas, "malas" | "uid" | "ahead">,
): Map<string, MalaLeft> {
  const offered = new Map<string, MalaLeft>();
  const complete = completeMalas(record);
  const own = new Map(latestMalas(malas, uid).map((mala) => [mala.mantraId, mala]));
  for (const [name, { text, at, by }] of Object.entries(record.state.registers)) {
    const left = name.startsWith("mala/") && by !== record.device && !record.unsent[name] ? readMalaLeft(text) : null;
    if (!left || complete.has(left.id)) continue;
    const mantraId = name.slice("mala/".length);
    const here = own.get(mantraId);
    const isSame = here?.malaId === left.id && here.count === left.count;
    if (isSame || (here && correctedTime(Date.parse(here.updatedAt), ahead) > at)) continue;
    offered.set(mantraId, left);
  }
  return offered;
}

/** Ids of malas that are complete, wherever that was. */
export const completeMalas = (record: FollowRecord): ReadonlySet<string> =>
  new Set(
    Object.entries(record.state.registers).flatMap(([name, { text }]) =>
      name.startsWith("done/") && text !== null ? [name.slice("done/".length)] : [],
    ),
  );

/** Keeps the malas that this device may go on with, and forgets all others. `tell` is called with each key that changes. */
export function keepOffers(storage: TextStorage, offers: ReadonlyMap<string, MalaLeft>, tell: (key: string) => void) {
  const known = storage.keys().filter((key) => key.startsWith(OFFERS));
  const wanted = new Map([...offers].map(([mantraId, mala]) => [offerKey(mantraId), JSON.stringify(mala)]));
  for (const key of new Set([...known, ...wanted.keys()])) {
    const text = wanted.get(key) ?? null;
    if (storage.read(key) !== text && storage.write(key, text)) tell(key);
  }
}
