import { useState } from "react";
import type { Favorite } from "#contract/personal-replies.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { useIsFavorite } from "../../data/favorites.ts";
import { favoriteMessages as t } from "#messages/deities.ts";
import { showToast } from "../toast.ts";
import { useHeldFocus } from "../use-held-focus.ts";
import { Icon } from "../icon.tsx";

const loadToggle = lazyModule(() => import("./toggle-favorite.ts"));

/**
 * Shows the heart of a mantra, which changes when the favorite is saved. The code that saves is loaded with the first
 * press.
 */
export function FavoriteToggle(favorite: Favorite) {
  const replies = useReplyCache();
  const [isSaving, setSaving] = useState(false);
  useHeldFocus(isSaving);
  const { id, title } = favorite.mantra;
  const isFavorite = useIsFavorite(id);

  async function toggle() {
    setSaving(true);
    try {
      const { toggleFavorite } = await loadToggle();
      await toggleFavorite(replies, { favorite, isWanted: !isFavorite });
    } catch (error) {
      console.warn("The favorite was not saved", error);
      showToast({ ...t.failed, variant: "destructive" });
    }
    setSaving(false);
  }

  return (
    <button
      className="icon-button favorite"
      aria-pressed={isFavorite}
      aria-label={t.favorite(title)}
      disabled={isSaving}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  );
}
