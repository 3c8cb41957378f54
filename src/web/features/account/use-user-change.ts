import { useState } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { updateUser } from "./update-user.ts";
import { profileMessages } from "#messages/account.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";

/** Changes the account, and shows the outcome in a toast. Each function resolves with the error, null without one. */
export function useUserChange() {
  const replies = useReplyCache();
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);

  /** Runs a change that shows its own success. */
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
