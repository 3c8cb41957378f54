import { section } from "./language.ts";

export const postMessages = section({
  en: {
    back: "Back to All Teachings",
    minutesToRead: (minutes: number) => `${minutes} min read`,
    reading: "Text size and typeface",
    readingFailed: "The text settings could not be loaded",
    related: "Related teachings",
    views: (count: number) => `${count} views`,
    neighbors: "More teachings",
    previous: "Previous Teaching",
    next: "Next Teaching",
    missing: "We apologize, but we couldn't find the spiritual teaching you're looking for.",
    maybe: "It may have been moved or is no longer available.",
    failed: "Failed to fetch blog post",
    tryAgain: "Try Again",
  },
});
