import { isRefusal } from "#contract/client.ts";
import { authOutcomes as t } from "#messages/sign-in.ts";
import { showToast } from "../../ui/toast.ts";

/** The form waits for at most so many seconds, because nobody watches it for longer. */
const longestWait = 60;

const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

/**
 * Creates an account as soon as the server allows it. Where a hundred people sign up from one address, the last ones
 * must wait for seconds, and the form does that for them.
 */
export async function afterShortWaits<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; ;) {
    try {
      return await send();
    } catch (error) {
      if (!isRefusal(error, "too-many-accounts")) throw error;
      const { retryAfter } = error;
      waited += retryAfter;
      if (retryAfter === 0 || waited > longestWait) throw error;
      const close = showToast(t.signUp.waiting(retryAfter));
      await pause(retryAfter);
      close();
    }
  }
}
