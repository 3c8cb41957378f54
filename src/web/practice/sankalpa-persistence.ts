import {
  addMalaTo,
  progressOf,
  readSankalpa,
  takeSankalpa,
  type Sankalpa,
  type SankalpaProgress,
} from "#engines/sankalpa.ts";
import type { TextStorage } from "../device/storage.ts";
import { markPracticedHere } from "./practiced-here.ts";

interface Options {
  mantraId: string;
  storage: TextStorage;
  /** Calls back when another tab has changed the text under a key. */
  watch: (key: string, listener: (text: string | null) => void, signal: AbortSignal) => void;
  /** YYYY-MM-DD, as the person lives it. */
  today: () => string;
  update: (patch: { sankalpa: SankalpaProgress | null } | { isKept: false }) => void;
}

/** The vow of one mantra on this device. */
export function openSankalpa({ mantraId, storage, watch, today, update }: Options) {
  const key = `sankalpa:${mantraId}`;
  const ending = new AbortController();
  let vow: Sankalpa | null = null;

  const show = () => update({ sankalpa: vow && progressOf(vow, today()) });

  function save(next: Sankalpa | null) {
    vow = next;
    if (!storage.write(key, next && JSON.stringify(next))) update({ isKept: false });
    show();
  }

  function read() {
    vow = readSankalpa(storage.read(key)) ?? vow;
    if (vow) show();
  }

  function onChange(text: string | null) {
    vow = readSankalpa(text);
    show();
  }

  watch(key, onChange, ending.signal);
  read();

  return {
    read,
    take(malasPerDay: number, days: number) {
      markPracticedHere(storage);
      save(takeSankalpa(malasPerDay, days, today()));
    },
    drop: () => save(null),
    /** Keeps what another tab has counted since the last read. */
    addMala() {
      read();
      if (vow) save(addMalaTo(vow, today()));
    },
    leave: () => ending.abort(),
  };
}
