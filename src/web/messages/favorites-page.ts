import { section } from "./language.ts";

export const favoritesPageMessages = section({
  en: { title: "My Favorite Mantras", loading: "Loading your favorite mantras..." },
});
