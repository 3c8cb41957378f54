import { useContext, useState } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { updateUser } from "./update-user.ts";
import { LanguageContext } from "../../messages/language.ts";
import { profileMessages } from "../../messages/profile.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";

/** Changes the account, and shows the outcome in a toast. Each function resolves with the error, null without one. */
export function useUserChange() {
  const language = useContext(LanguageContext);
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
      const title = profileMessages[language].updateFailed;
      showToast({ title, description: errorMessage(error, language), variant: "destructive" });
      return error;
    } finally {
      setSaving(false);
    }
  }

  const save = (changes: UserChanges) =>
    run(async () => {
      await updateUser(replies, changes);
      showToast(profileMessages[language].updated);
    });

  return { isSaving, run, save };
}
