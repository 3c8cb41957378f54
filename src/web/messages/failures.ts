import { section } from "./language.ts";

/** Texts in place of a page that cannot be shown. */
export const failureMessages = section({
  en: {
    callFailed: "This page could not be loaded",
    network: "Network error. Please check your internet connection.",
    tryAgain: "Try Again",
    title: "Application Error",
    explanation:
      "We encountered an error while loading the application. This might be due to network issues or authentication problems.",
    unnamed: "Something went wrong with the application.",
    reload: "Reload Application",
    login: "Go to Login Page",
  },
});
