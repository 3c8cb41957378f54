import { section } from "./language.ts";

export const notFoundMessages = section({
  en: {
    title: "404 Page Not Found",
    hint: "Did you forget to add the page to the router?",
    goHome: "Go back to home",
  },
});
