import { section } from "./language.ts";

/** Said where a part of the page could not be loaded when it was wanted. */
export const loadingMessages = section({
  en: {
    failed: {
      title: "This could not be loaded",
      description: "Please check your internet connection and try again.",
    },
  },
});
