import { isRefusal } from "#contract/client.ts";
import type { User } from "#model/user.ts";
import { fetchInTime } from "../data/call.ts";
import { endSessionIfUnauthorized, reloadCurrentUser } from "../data/current-user.ts";
import { keepWhenLeft } from "../data/keep-when-left.ts";
import { refetchPractice } from "../data/refetch-practice.ts";
import type { ReplyCache } from "../data/reply-cache.ts";
import { noteSilence } from "../device/reach.ts";
import { tellStored } from "../device/tell-stored.ts";
import { sessionEndedToast } from "#messages/session-ended.ts";
import { lazyModule } from "../loading/lazy-module.ts";
import { loadStyles } from "../loading/screen-styles.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { startFollowing } from "../practice/follow/account-follower.ts";
import { startPracticeSender } from "../practice/practice-sender.ts";
import { showToast } from "../ui/toast.ts";

/**
 * Sends what this person practices, and fetches the log again when it has changed. It also keeps the person's choices
 * the same on this device and in the account, and what their pages show without a network. Returns how to stop.
 */
export function startAccountSync(replies: ReplyCache, user: User): () => void {
  function onFailed(error: unknown) {
    endSessionIfUnauthorized(replies, error);
    if (isRefusal(error, "login-required")) showToast(sessionEndedToast);
    if (isRefusal(error, "other-person")) void findWhoIsThere(replies);
  }

  const practice = browserPractice();
  const sent = { user, transport: fetchInTime, onFailed };
  const sender = startPracticeSender({ ...sent, onSent: () => refetchPractice(replies) }, practice);
  const follower = startFollowing({ ...sent, ask: askToJoin, isVisible, tell }, practice);
  const { storage, clock, page } = practice;
  // What waits here is sent once the server has answered, for the browser may say this before it has a network.
  addEventListener("online", noteSilence);
  const stopKeeping = keepWhenLeft(replies, { user, storage, now: () => clock.now(), page, isVisible });
  return () => {
    removeEventListener("online", noteSilence);
    stopKeeping();
    sender.stop();
    follower.stop();
  };
}

const isVisible = () => !document.hidden;

const loadLetters = lazyModule(() => import("../ui/display/script-letters.ts"));

/** If the account has chosen another script, its letters are loaded before they are told of the choice. */
function tell(key: string) {
  if (key === "script") loadLetters().then(() => tellStored(key), keepScript);
  else tellStored(key);
}

const keepScript = (error: unknown) => console.info("The chosen script is shown by the next page", error);

/** Reloads the current user, because somebody else has signed in and this page does not know it yet. */
const findWhoIsThere = (replies: ReplyCache) =>
  reloadCurrentUser(replies).catch((error: unknown) => {
    console.warn("The next page finds out who has signed in; nothing is sent until then", error);
  });

const loadQuestion = lazyModule(() => import("./join-question.tsx"));

/**
 * Asks whether the practice of this device shall join the account. If the question cannot be loaded now, the next page
 * asks.
 */
async function askToJoin(signal: AbortSignal): Promise<boolean> {
  const [{ askToJoin: ask }] = await Promise.all([loadQuestion(), loadStyles("join-question")]);
  return ask(signal);
}
