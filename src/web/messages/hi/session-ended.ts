import type { sessionEndedToast as english } from "../en/session-ended.ts";

/** Told when the server says, in the middle of a practice, that the session has ended. */
export const sessionEndedToast: typeof english = {
  title: "आप साइन आउट हो गए हैं",
  description: "आपकी साधना और आपके चुनाव इस उपकरण पर रहेंगे, और फिर साइन इन करने पर आपके खाते में जुड़ जाएँगे।",
};
