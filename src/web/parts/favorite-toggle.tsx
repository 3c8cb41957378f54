import { useQueryClient } from "@tanstack/react-query";
import { useContext, useRef, useState } from "react";
import type { Favorite } from "#contract/personal-api.ts";
import { useFavorites } from "../data/use-favorites.ts";
import { favoriteMessages } from "../messages/favorites.ts";
import { LanguageContext } from "../messages/language.ts";
import { Icon } from "../ui/icon.tsx";

/** The heart of a card. It changes when the change is saved; how that is done is loaded with the first touch. */
export function FavoriteToggle(favorite: Favorite) {
  const language = useContext(LanguageContext);
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isSaving, setSaving] = useState(false);
  const { id, title } = favorite.mantra;
  const isFavorite = useFavorites().some(({ mantra }) => mantra.id === id);

  async function toggle() {
    const hadFocus = document.activeElement === button.current;
    setSaving(true);
    try {
      const { toggleFavorite } = await import("./toggle-favorite.ts");
      await toggleFavorite(client, { favorite, isWanted: !isFavorite, language });
    } finally {
      setSaving(false);
      // A disabled button loses the focus; who came by keyboard goes on from here.
      if (hadFocus) setTimeout(() => button.current?.focus());
    }
  }

  return (
    <button
      ref={button}
      className="favorite"
      aria-pressed={isFavorite}
      aria-label={favoriteMessages[language].favorite(title)}
      disabled={isSaving}
      onClick={() => void toggle()}
    >
      <Icon name="heart" />
    </button>
  );
}
