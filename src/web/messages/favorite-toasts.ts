import { section } from "./language.ts";

export const favoriteToasts = section({
  en: {
    loginRequired: { title: "Login Required", description: "Please login to add favorites" },
    signIn: "Sign In",
    added: (title: string) => ({
      title: "Added to favorites",
      description: `${title} has been added to your favorites.`,
    }),
    removed: (title: string) => ({
      title: "Removed from favorites",
      description: `${title} has been removed from your favorites.`,
    }),
  },
});
