import { section } from "./language.ts";

export const emailMessages = section({
  en: {
    title: "Email",
    unconfirmed: "Not confirmed yet. Open the link we sent to this address.",
    pending: (email: string) => `${email} replaces this address once you open the link we sent there.`,
    sendAgain: "Send it again",
    sent: { title: "Email sent", description: "Open the link in it within three days." },
    notSent: "The email could not be sent",

    change: "Change email",
    changeText: "We'll send a link to the new address. Your current address stays until you open it.",
    correctText: "Your address was never confirmed, so the new one replaces it right away.",
    newEmail: "New email",
    password: "Your password",
    save: "Save new email",
    taken: "Another account uses this email.",
    notChanged: "Your email could not be changed",
    corrected: { title: "Email changed", description: "We have sent a link to your new address to confirm it." },
    linkSent: (email: string) => ({
      title: "Check your email",
      description: `Open the link we sent to ${email}.`,
    }),
  },
});
