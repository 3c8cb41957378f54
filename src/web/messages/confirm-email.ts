import { section } from "./language.ts";

export const confirmEmailMessages = section({
  en: {
    title: "Confirm your email",
    text: "You opened the link in our email. Confirm that the address is yours, so that it can always get you back into your account.",
    confirm: "Confirm this address",
    done: "Your email is confirmed",
    doneText: "Thank you. From now on this address is the way back into your account.",
    goOn: "Go to your profile",
    noToken: "This link is incomplete. Please open the link in the email again.",
  },
});
