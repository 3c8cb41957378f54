import type { ChantState, PauseReason } from "#practice/chant-counter.ts";
import { forgetEntry, newEntryId, noteChant, recordChant, type ChantRecord } from "../../data/practice-outbox.ts";
import { soon } from "./soon.ts";

interface Chanted {
  deityId: string;
  mantraId: string;
}

/**
 * What is chanted here in one go, for the practice log: a whole mala, or a part of one. Noted with each bead, recorded
 * when it is complete or left; what is chanted of the mala afterwards is another part.
 */
export function openPart(chanted: Chanted, onNotKept: () => void) {
  let part: { base: number; chant: ChantRecord } | null = null;
  const leaving = new AbortController();
  const noting = soon(() => part && noteChant(part.chant).then(tell));

  function changed(before: ChantState, after: ChantState) {
    if (after.status === "not-started") return canBeUndone(after) ? undefined : record();
    if (after.status === "paused" && isOfOthers(after.reason)) return record();
    count(before, after);
    if (after.status === "complete") record();
  }

  function count(before: ChantState, after: ChantState) {
    const now = new Date().toISOString();
    const isBegunAnew = before.status === "not-started" && part && after.count !== part.base + part.chant.repetitions;
    if (isBegunAnew) record();
    part ??= { base: baseOf(before, after), chant: begin(now) };
    const repetitions = after.count - part.base;
    if (repetitions === part.chant.repetitions) return;
    part.chant = { ...part.chant, repetitions, endedAt: now };
    // A bead that was counted too many is taken back, and it may have been the only one.
    if (repetitions > 0) return noting.ask();
    noting.drop();
    void forgetEntry(part.chant.id);
  }

  const begin = (now: string): ChantRecord => ({
    ...chanted,
    id: newEntryId(),
    repetitions: 0,
    startedAt: now,
    endedAt: now,
  });

  function record() {
    noting.drop();
    if (part && part.chant.repetitions > 0) void recordChant(part.chant).then(tell);
    part = null;
  }

  function tell(isKept: boolean) {
    if (!isKept) onNotKept();
  }

  addEventListener("pagehide", record, { signal: leaving.signal });

  return {
    changed,
    leave() {
      leaving.abort();
      record();
      noting.leave();
    },
  };
}

const isOfOthers = (reason: PauseReason) => reason === "kept" || reason === "elsewhere";

/** What a Reset took away may be given back; until then it is neither left nor forgotten. */
const canBeUndone = (state: ChantState) => "undo" in state && state.undo !== null;

/** Where a part begins: at nothing for the next mala, and behind what was recorded before it came back all at once. */
function baseOf(before: ChantState, after: ChantState) {
  if (before.status === "complete") return 0;
  return after.count > before.count + 1 ? after.count : before.count;
}
