import { section } from "./language.ts";

export const blogMessages = section({
  en: {
    title: "Spiritual Teachings",
    lead: "On mantras, the texts they come from, and the practice of saying them. To be read slowly, one at a sitting.",
    readMore: "Read more",
    empty: "No articles available at the moment.",
    comeBack: "Please check back soon for new spiritual teachings.",
    failed: "We apologize, but we're having trouble loading the spiritual teachings.",
    tryLater: "Please try again later.",
    tryAgain: "Try Again",
  },
});
