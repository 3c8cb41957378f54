import { section } from "./language.ts";

export const favoriteMessages = section({
  en: {
    favorite: (title: string) => `Favorite ${title}`,
    failed: { title: "Error", description: "Failed to update favorites. Please try again." },
  },
});
