import { section } from "./language.ts";

export const confirmEmailMessages = section({
  en: {
    title: "Confirm your email",
    text: "You opened the link in our email. Confirm that the address is yours, and you can always get back into your account by it.",
    confirm: "Confirm this address",
    done: "Your email is confirmed",
    doneText: "Thank you. From now on this address is the way back into your account.",
    goOn: "Go to your profile",
    noToken: "The address of this page is not complete. Please open the link in the email once more.",
  },
});
