import type { accountMessages as english } from "../en/account-menu.ts";

export const accountMessages: typeof english = {
  menuOf: (name) => `${name} का खाता मेनू`,
  unnamed: "साधक",
  profile: "मेरी प्रोफ़ाइल",
  favorites: "मेरे प्रिय मंत्र",
  logOut: "साइन आउट करें",
  loggedOut: { title: "साइन आउट हो गया", description: "आप अब साइन इन नहीं हैं।" },
  logoutFailed: "साइन आउट नहीं हो सका",
};
