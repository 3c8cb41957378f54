import { section } from "./language.ts";

/** Limits of a screen in a browser without scripts. Screens that are not listed have none. */
export const withoutScriptMessages = section<Readonly<Record<string, string>>>({
  en: {
    deity: "JavaScript is off in this browser. The recordings can be heard on the pages of the mantras.",
    chant: "JavaScript is off in this browser, so there is no counter. The recording plays all the same.",
    meditation: "JavaScript is off in this browser, so there is no timer. How to sit can be read here.",
    auth: "JavaScript is off in this browser, and signing in needs it. All mantras and teachings can be read without.",
    favorites:
      "JavaScript is off in this browser, and favourites need it. All mantras and teachings can be read without.",
    profile:
      "JavaScript is off in this browser, and a profile needs it. All mantras and teachings can be read without.",
  },
});
