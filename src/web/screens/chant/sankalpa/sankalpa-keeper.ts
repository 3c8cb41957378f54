import {
  addMalaTo,
  progressOf,
  readSankalpa,
  takeSankalpa,
  type Sankalpa,
  type SankalpaProgress,
} from "#practice/sankalpa.ts";
import { keepHere, readHere } from "../kept-here.ts";
import { sankalpaKey } from "../kept-keys.ts";

interface Desk {
  /** YYYY-MM-DD, as the person lives it. */
  today(): string;
  show(news: { sankalpa: SankalpaProgress | null } | { isKept: false }): void;
}

/** The vow of one mantra, kept on this device. */
export function openSankalpa(mantraId: string, { today, show }: Desk) {
  const key = sankalpaKey(mantraId);
  const leaving = new AbortController();
  let vow: Sankalpa | null = null;

  function tell() {
    show({ sankalpa: vow && progressOf(vow, today()) });
  }

  function keep(next: Sankalpa | null) {
    vow = next;
    if (!keepHere(key, next)) show({ isKept: false });
    tell();
  }

  function look() {
    vow = readSankalpa(readHere(key)) ?? vow;
    if (vow) tell();
  }

  function hearOtherTab(event: StorageEvent) {
    if (event.key !== key) return;
    vow = readSankalpa(event.newValue);
    tell();
  }

  addEventListener("storage", hearOtherTab, { signal: leaving.signal });
  look();

  return {
    look,
    take: (malasPerDay: number, days: number) => keep(takeSankalpa(malasPerDay, days, today())),
    drop: () => keep(null),
    /** What another tab has counted meanwhile stays counted. */
    addMala() {
      look();
      if (vow) keep(addMalaTo(vow, today()));
    },
    leave: () => leaving.abort(),
  };
}
