import { section } from "./language.ts";

export const passwordRuleMessages = section({
  en: {
    needs: "Your password needs:",
    stillNeeds: "Your password still needs:",
    goodPassword: "Your password meets every rule.",
  },
});
