import { useQueryClient } from "@tanstack/react-query";
import { useContext, useState } from "react";
import type { UserChanges } from "#contract/bodies.ts";
import { updateUser } from "../../data/update-user.ts";
import { LanguageContext } from "../../messages/language.ts";
import { profileMessages } from "../../messages/profile.ts";
import { errorWords } from "../../parts/error-words.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { showToast } from "../../ui/toast.ts";

/** Saves what a person changes about themselves, and says what came of it. */
export function useUserChange() {
  const language = useContext(LanguageContext);
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);

  async function save(changes: UserChanges) {
    const t = profileMessages[language];
    setSaving(true);
    try {
      await updateUser(client, changes);
      showToast(t.updated);
    } catch (error) {
      showToast({ title: t.updateFailed, description: errorWords(error, language), variant: "destructive" });
    }
    setSaving(false);
  }

  return { isSaving, save };
}
