import { mostVows, sizeOf, type RoundSize } from "#model/practice.ts";
import {
  addRoundTo,
  beginAgain,
  goOn,
  letGo,
  takeVow,
  type Asked,
  type Vow,
  type VowTerms,
} from "#engines/sankalpa.ts";
import { progressOf, type VowProgress } from "#engines/sankalpa-progress.ts";
import { addDays } from "#engines/calendar-date.ts";
import type { TextStorage } from "../device/storage.ts";
import { isOfVows, keepRoomOnHome, sortedVows, vowsIn } from "./kept-vows.ts";

interface Options {
  mantra: Pick<VowTerms, "mantraId" | "deityId" | "title">;
  storage: TextStorage;
  newId: () => string;
  /** Calls back when another tab has changed what is stored. */
  watch: (listener: (key: string | null) => void, signal: AbortSignal) => void;
  /** The day is YYYY-MM-DD, as the person lives it. */
  today: () => string;
  update: (patch: { sankalpa: VowProgress | null } | { isKept: false }) => void;
}

/** Days for which the close of a vow stays on the screen of its mantra. */
const DAYS_OF_CLOSE = 7;

/** The vow of one mantra, as its screen counts for it. Where storage refuses, it lasts as long as the screen. */
export function openSankalpa({ mantra, storage, newId, watch, today, update }: Options) {
  const vows = vowsIn(storage);
  const ending = new AbortController();
  let vow: Vow | null = null;
  let isKept = true;

  const progress = () => vow && progressOf(vow.terms, vow.kept, today());

  function save(next: Vow) {
    vow = next.terms.endedOn === null ? next : null;
    isKept = vows.keep(next);
    if (!isKept) update({ isKept: false });
    keepRoomOnHome(storage, sortedVows(storage, today()).running);
    update({ sankalpa: progress() });
  }

  /** What storage has refused is known here alone. */
  function read() {
    if (isKept) vow = shownOf(vows.ofMantra(mantra), today());
    update({ sankalpa: progress() });
  }

  watch((key) => isOfVows(key) && read(), ending.signal);
  read();

  return {
    read,
    today,
    /** False where as many vows run as one may keep. */
    take(asked: Asked): boolean {
      if (sortedVows(storage, today()).running.length >= mostVows) return false;
      save({ terms: takeVow({ ...mantra, id: newId() }, asked, today()), kept: {} });
      return true;
    },
    change(by: (terms: VowTerms) => VowTerms) {
      read();
      if (vow) save({ ...vow, terms: by(vow.terms) });
    },
    beginAgain() {
      read();
      if (!vow) return;
      const before = vow;
      save({ ...before, terms: letGo(before.terms, today()) });
      save(beginAgain(before, newId(), today()));
    },
    /**
     * Keeps what another tab has counted since the last read. Whoever chants goes on. Returns the id of the vow for which the
     * round counts; null where there is none.
     */
    addRound(size: RoundSize): string | null {
      read();
      if (!vow) return null;
      if (size < sizeOf(vow.terms)) return null;
      const terms = progress()?.newlyMissed ? goOn(vow.terms, today()) : vow.terms;
      const kept = addRoundTo(vow.kept, terms, { day: today(), size });
      const isCounted = kept !== vow.kept;
      save({ terms, kept });
      return isCounted ? terms.id : null;
    },
    leave: () => ending.abort(),
  };
}

/** The vow that runs; else the one that has come to its end in these days. */
function shownOf(vows: readonly Vow[], today: string): Vow | null {
  const lived = vows.flatMap((vow) => {
    const { isOver, lastDay } = progressOf(vow.terms, vow.kept, today);
    return vow.terms.endedOn === null ? [{ vow, isOver, lastDay }] : [];
  });
  const shown =
    lived.find(({ isOver }) => !isOver) ?? lived.find(({ lastDay }) => today <= addDays(lastDay, DAYS_OF_CLOSE));
  return shown?.vow ?? null;
}
