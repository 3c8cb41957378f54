import { useState } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { useReplyCache, type ReplyCache } from "../../data/reply-cache.ts";
import { profileMessages } from "#messages/account.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../data/call.ts";
import { setCurrentUser, whileSignedIn } from "../../data/current-user.ts";
import { shrinkPhoto } from "./about-you/photo.ts";
import { refetchPractice } from "../../data/refetch-practice.ts";

/** Changes the account, and shows the outcome in a toast. Each function resolves with the error, null without one. */
export function useUserChange() {
  const replies = useReplyCache();
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);

  /** Runs a change that shows its success itself. */
  async function run(change: () => Promise<void>): Promise<unknown> {
    setSaving(true);
    try {
      await change();
      return null;
    } catch (error) {
      const title = profileMessages.updateFailed;
      showToast({ title, description: errorMessage(error), variant: "destructive" });
      return error;
    } finally {
      setSaving(false);
    }
  }

  const save = (changes: UserChanges) =>
    run(async () => {
      await updateUser(replies, changes);
      showToast(profileMessages.updated);
    });

  return { isSaving, run, save };
}

async function updateUser(replies: ReplyCache, changes: UserChanges) {
  await whileSignedIn(replies, async () => {
    const user = await call(personalApi.updateUser, {}, changes);
    await setCurrentUser(replies, user);
    // The photo is shown already, in the size in which the server has fetched it.
    if (changes.photoURL && user.photoURL) await shrinkPhoto(replies, user.photoURL).catch(console.info);
  });
  // The beginning of the day decides which day an entry belongs to.
  if (changes.dayBeginsAt !== undefined) refetchPractice(replies);
}
