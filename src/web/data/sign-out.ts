import { personalApi } from "#contract/personal-api.ts";
import type { User } from "#model/user.ts";
import { callInTime } from "./call.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { stored } from "../device/storage.ts";
import { leaveOwnMantras } from "../practice/follow/own-mantras-of-account.ts";
import { forgetAccount } from "../practice/follow/take-over-device.ts";
import { withPersonLock } from "../practice/locks.ts";
import { ownMantrasIn } from "../practice/own-mantras.ts";
import { browserPerson } from "../practice/person.ts";
import { forgetPerson } from "../practice/unsent-entries.ts";
import { forgetSounds } from "../audio/listening/sounds-of-mantra.ts";
import { setCurrentUser } from "./current-user.ts";
import { withIdentity } from "./identity/identity.ts";
import { cutOffReads } from "./personal-reads.ts";
import type { ReplyCache } from "./reply-cache.ts";

export const signOut = (replies: ReplyCache) =>
  withPersonLock(async () => {
    const uid = browserPerson.current();
    await cutOffReads(replies, () => callInTime(personalApi.signOut, {}, {}));
    if (uid !== null) leaveOwnMantras(stored, uid);
    await setCurrentUser(replies, null);
  });

/** Deletes the account and everything that belongs to it, also on this device. */
export const deleteAccount = (replies: ReplyCache, { user, password }: { user: User; password: string }) =>
  withPersonLock(() =>
    withIdentity(replies, async (identity) => {
      const credentials = { email: user.email, password };
      const deleteAtProvider = await cutOffReads(replies, () => identity.deleteAccount(credentials));
      await forgetPerson(browserPractice().store, user.uid);
      forgetAccount(stored, user.uid);
      await forgetOwnMantras(user.uid);
      await setCurrentUser(replies, null);
      // The provider's user is deleted last. Somebody who still has it can sign in and delete again; without it, nobody
      // could sign in to delete what is stored here.
      await deleteAtProvider();
    }),
  );

/** Deletes the person's own mantras from this device too, because nobody else could ever see them. */
async function forgetOwnMantras(uid: string) {
  const mantras = ownMantrasIn(stored);
  for (const { id } of mantras.ofPerson(uid)) {
    mantras.forget(id);
    await forgetSounds(id);
  }
}
