import { useContext, useState } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { updateUser } from "../../data/update-user.ts";
import { LanguageContext } from "../../messages/language.ts";
import { profileMessages } from "../../messages/profile.ts";
import { errorMessage } from "../../parts/error-message.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";

/** Saves changes of the account, and shows the outcome in a toast. */
export function useUserChange() {
  const language = useContext(LanguageContext);
  const replies = useReplyCache();
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);

  async function save(changes: UserChanges) {
    const t = profileMessages[language];
    setSaving(true);
    try {
      await updateUser(replies, changes);
      showToast(t.updated);
    } catch (error) {
      showToast({ title: t.updateFailed, description: errorMessage(error, language), variant: "destructive" });
    }
    setSaving(false);
  }

  return { isSaving, save };
}
