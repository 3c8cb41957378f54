import { section } from "./language.ts";

/** Refusals of a hosted identity provider. */
export const identityMessages = section({
  en: {
    weakPassword: "Password should be at least 6 characters.",
    plainCharacters: "The password must have letters, numbers and signs that every keyboard has.",
    disabled: "This account has been disabled.",
  },
});
