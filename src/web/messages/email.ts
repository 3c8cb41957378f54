import { section } from "./language.ts";

export const emailMessages = section({
  en: {
    title: "Email",
    unconfirmed: "Not confirmed yet. Open the link in our email to this address.",
    pending: (email: string) => `${email} takes its place once you open the link in our email there.`,
    sendAgain: "Send it again",
    sent: { title: "Email sent", description: "Open the link in it within three days." },
    notSent: "The email could not be sent",

    change: "Change email",
    changeText: "We'll send a link to the new address. Your current address stays until you open it.",
    correctText: "Your address was never confirmed, so the new one takes its place right away.",
    newEmail: "New email",
    password: "Your password",
    save: "Save new email",
    taken: "Another account uses this email.",
    notChanged: "Your email could not be changed",
    corrected: { title: "Email changed", description: "We have sent a link to your new address to confirm it." },
    linkSent: (email: string) => ({
      title: "Check your email",
      description: `Open the link in our email to ${email}.`,
    }),
  },
});
