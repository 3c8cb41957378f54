import { addDays } from "#engines/calendar-date.ts";
import { beginAgain, letGo, type KeptMalas, type Vow, type VowTerms } from "#engines/sankalpa.ts";
import { progressOf, type VowProgress } from "#engines/sankalpa-progress.ts";
import { readKept, readOldVow, readTerms } from "#engines/sankalpa-text.ts";
import type { TextStorage } from "../device/storage.ts";
import { noteChange } from "./follow/note-change.ts";
import { markPracticedHere } from "./mark-practiced-here.ts";

/** Keys of the storage, before the id of a vow. */
const TERMS = "vow:";
const KEPT = "vow-kept:";
/** Malas that could not be read are kept as they were. */
const UNREAD = "vow-unread:";
/** Releases until 2026 had this before the id of a mantra. */
const OLD = "sankalpa:";

/** True for a key of a vow, and for null: then everything that was stored has changed. */
export const isOfVows = (key: string | null) =>
  key === null || [TERMS, KEPT, OLD].some((prefix) => key.startsWith(prefix));

/**
 * The vows that this device keeps: those that run, and those that are over. What was vowed and the malas of its days have a
 * key each, so that a tab which plans a rest and a tab which counts take nothing from each other.
 */
export function vowsIn(storage: TextStorage) {
  const idsOf = (prefix: string) =>
    storage.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

  function read(id: string): Vow | null {
    const terms = readTerms(storage.read(TERMS + id));
    return terms && { terms, kept: readKept(storage.read(KEPT + id)) };
  }

  /** False where storage refuses. What cannot be read is set aside before it is written over. */
  function save({ terms, kept }: Vow): boolean {
    return saveTerms(terms) && saveKept(terms.id, kept);
  }

  function saveTerms(terms: VowTerms): boolean {
    const key = TERMS + terms.id;
    if (storage.read(key) !== JSON.stringify(terms)) noteChange(storage, `vow/${terms.id}`);
    return write(key, terms);
  }

  function saveKept(id: string, kept: KeptMalas): boolean {
    const before = storage.read(KEPT + id);
    const isRead = before === null || JSON.stringify(readKept(before)) === before;
    if (!isRead && storage.read(UNREAD + id) === null && !storage.write(UNREAD + id, before)) return false;
    return write(KEPT + id, kept);
  }

  /** The text that is there already is not written again, for other tabs are told of each writing. */
  function write(key: string, value: object): boolean {
    const text = JSON.stringify(value);
    return storage.read(key) === text || storage.write(key, text);
  }

  /** A vow of an older release stays under its key until it is kept anew, and whatever cannot be read stays there too. */
  function convertOld() {
    for (const mantraId of idsOf(OLD)) {
      const old = readOldVow(mantraId, storage.read(OLD + mantraId));
      if (!old) continue;
      const known = read(old.terms.id);
      const kept = known ? mostOf(known.kept, old.kept) : old.kept;
      if (save({ terms: known?.terms ?? old.terms, kept })) storage.write(OLD + mantraId, null);
    }
  }

  /** The vow taken last comes first. */
  function all(): Vow[] {
    convertOld();
    return idsOf(TERMS)
      .flatMap((id) => read(id) ?? [])
      .toSorted((one, other) => compare(other.terms, one.terms));
  }

  function remove(id: string): boolean {
    noteChange(storage, `vow/${id}`);
    return [TERMS, KEPT, UNREAD].map((prefix) => storage.write(prefix + id, null)).every(Boolean);
  }

  /** A vow that was let go before a day was kept leaves nothing behind. False where storage refuses. */
  function keep(vow: Vow): boolean {
    const { endedOn } = vow.terms;
    const isEmpty = endedOn !== null && progressOf(vow.terms, vow.kept, endedOn).keptDays === 0;
    return isEmpty ? remove(vow.terms.id) : save(vow);
  }

  return {
    all,
    keep,
    remove,
    /** These are the vows of one mantra. A vow of an older release learns here what its mantra is called. */
    ofMantra: ({ mantraId, deityId, title }: Pick<VowTerms, "mantraId" | "deityId" | "title">) =>
      all().flatMap((vow) => {
        if (vow.terms.mantraId !== mantraId) return [];
        const named = { ...vow, terms: { ...vow.terms, deityId, title } };
        if (vow.terms.title === null) save(named);
        return [named];
      }),
    /** Changes what is stored now, which another tab may have changed. */
    change(id: string, by: (terms: VowTerms) => VowTerms) {
      const vow = read(id);
      if (vow) keep({ ...vow, terms: by(vow.terms) });
    },
    beginAgain(id: string, newId: string, today: string) {
      const vow = read(id);
      if (!vow) return;
      if (save(beginAgain(vow, newId, today))) keep({ ...vow, terms: letGo(vow.terms, today) });
    },
  };
}

/** Vows that Home shows at once. */
export const VOWS_ON_HOME = 2;

/** Keeps room for these vows on the Home that is opened next. */
export function keepRoomOnHome(storage: TextStorage, running: readonly VowProgress[]) {
  markPracticedHere(storage, running.slice(0, VOWS_ON_HOME).map(askedFrom));
}

/** Time from which a card asks after a missed day, if no mala comes before: 0 where it does already. */
function askedFrom({ newlyMissed, states, terms, place }: VowProgress): number {
  if (newlyMissed > 0) return 0;
  const open = states.findIndex((state, at) => at >= place && (state === "today" || state === "to-come"));
  return open === -1 ? Number.POSITIVE_INFINITY : Date.parse(`${addDays(terms.firstDay, open + 1)}T00:00`);
}

/** Vows that run, the one nearest to its end first, and those that are over, the latest first. */
export function sortedVows(storage: TextStorage, today: string): { running: VowProgress[]; over: VowProgress[] } {
  const vows = vowsIn(storage)
    .all()
    .map(({ terms, kept }) => progressOf(terms, kept, today));
  const running = vows.filter(({ isOver }) => !isOver);
  return {
    running: running.toSorted((one, other) => (one.lastDay < other.lastDay ? -1 : 1)),
    over: vows.filter(({ isOver }) => isOver),
  };
}

const compare = (one: VowTerms, other: VowTerms) =>
  one.firstDay + one.id < other.firstDay + other.id ? -1 : Number(one.id !== other.id);

function mostOf(one: KeptMalas, other: KeptMalas): KeptMalas {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return Object.fromEntries(days.map((day) => [day, Math.max(one[day] ?? 0, other[day] ?? 0)]));
}
