import { section } from "./language.ts";

/** Shown where a part of the page could not be loaded on demand. */
export const loadingMessages = section({
  en: {
    failed: {
      title: "This could not be loaded",
      description: "Please check your internet connection and try again.",
    },
  },
});
