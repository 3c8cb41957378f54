import { section } from "./language.ts";

export const confirmEmailMessages = section({
  en: {
    title: "Confirm your email",
    text: "Confirm that this address is yours. It's how you get back into your account.",
    confirm: "Confirm this address",
    done: "Your email is confirmed",
    doneText: "Thank you. You can use this address to get back into your account.",
    goOn: "Go to your profile",
    noToken: "This link is incomplete. Please open the link in the email again.",
  },
});
