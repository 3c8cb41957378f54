import { section } from "./language.ts";

export const favoriteMessages = section({
  en: { favorite: (title: string) => `Favorite ${title}` },
});
