import type { QueryClient } from "@tanstack/react-query";
import { pageApi } from "#contract/page-api.ts";
import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { localDateOf } from "#practice/calendar-date.ts";
import type { User } from "#model/user.ts";
import { callInTime } from "./call.ts";
import { endSessionIfRefused } from "./current-user.ts";
import { withPersonLock } from "./person-lock.ts";
import { rememberPerson } from "./practice-person.ts";
import { closeAbandoned, setSender } from "./practice-outbox.ts";
import { readPracticeAnew } from "./read-practice-anew.ts";
import { keptEntries, replaceEntry, type KeptEntry } from "./practice-store.ts";

const SECOND = 1000;
/** The wait after each failure in a row; the last one is kept to. */
const waits = [2, 5, 15, 60, 300].map((seconds) => seconds * SECOND);
/** While somebody chants or sits in some tab, which may be closed. */
const LOOK_AGAIN_MS = 30 * SECOND;
/** An answer that will be the same however often one asks. */
const finalAnswers = new Set([400, 404, 409, 413, 415]);

/**
 * Sends what was practised, as long as this person is signed in: now, when something becomes due, and when the network
 * comes back. What the server has is forgotten only after it has said so.
 */
export function startSending(client: QueryClient, user: User, signal: AbortSignal) {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function send() {
    clearTimeout(timer);
    if (signal.aborted) return;
    try {
      if (await closeAbandoned()) timer = setTimeout(wake, LOOK_AGAIN_MS);
      if (await withPersonLock(() => sendDue(user))) readPracticeAnew(client);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      console.info("The practice will be sent later", error);
      endSessionIfRefused(client, error);
      clearTimeout(timer);
      timer = setTimeout(wake, waits[Math.min(failures, waits.length - 1)]);
      failures += 1;
    }
  }

  const wake = () => void send();
  rememberPerson(user.uid);
  setSender(wake);
  addEventListener("online", wake, { signal });
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    setSender(null);
  });
  wake();
}

/** True when something has been sent. Throws at the first entry that has to wait, and with it all after it. */
async function sendDue({ uid, settings }: User): Promise<boolean> {
  const due = (await keptEntries()).filter((entry) => isDueFor(entry, uid));
  if (due.length === 0) return false;
  // The cookie decides whose log it is, and another tab may have changed it.
  const { user } = await callInTime(pageApi.session, {});
  if (user?.uid !== uid) return false;
  for (const entry of due) {
    const owned = entry.owner === null ? { ...entry, owner: uid } : entry;
    if (owned !== entry && !(await replaceEntry(entry, owned))) continue;
    await sendEntry(owned, settings.dayBeginsAt);
  }
  return true;
}

/** What nobody was signed in for goes to the first who is. */
const isDueFor = ({ owner, state }: KeptEntry, uid: string) =>
  state.name === "due" && (owner === null || owner === uid);

async function sendEntry(entry: KeptEntry, dayBeginsAt: number) {
  try {
    await tellServer(entry, localDateOf(entry.endedAt, entry.timeZone, dayBeginsAt));
    await replaceEntry(entry, null);
  } catch (error) {
    if (!(error instanceof ApiError && finalAnswers.has(error.status))) throw error;
    await replaceEntry(entry, { ...entry, state: { name: "refused", reason: error.message } });
  }
}

async function tellServer(entry: KeptEntry, localDate: string) {
  if (entry.kind === "chant") {
    const { kind: _kind, owner: _owner, state: _state, ...chant } = entry;
    await callInTime(personalApi.recordChant, {}, { ...chant, localDate });
  } else {
    const { kind: _kind, owner: _owner, state: _state, ...sitting } = entry;
    await callInTime(personalApi.recordSitting, {}, { ...sitting, localDate });
  }
}
