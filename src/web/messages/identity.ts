import { section } from "./language.ts";

/** Refusals of a hosted identity provider. */
export const identityMessages = section({
  en: {
    weakPassword: "Password should be at least 6 characters.",
    plainCharacters: "Use only letters, numbers and symbols found on every keyboard.",
    disabled: "This account has been disabled.",
  },
});
