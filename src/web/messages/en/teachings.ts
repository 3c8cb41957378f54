/* @chunk reading */
/** Texts of both the list of teachings and a teaching's page. */
export const teachingMessages = { noDate: "Publication date unavailable" };

export const blogMessages = {
  title: "Spiritual Teachings",
  lead: "On mantras, the texts they come from, and the practice of saying them. To be read slowly, one at a sitting.",
  readMore: "Read more",
  empty: "No articles available at the moment.",
  comeBack: "Please check back soon for new spiritual teachings.",
  failed: "We apologize, but we're having trouble loading the spiritual teachings.",
  tryLater: "Please try again later.",
  tryAgain: "Try Again",
};

export const postMessages = {
  back: "Back to All Teachings",
  minutesToRead: (minutes: number) => `${minutes} min read`,
  reading: "Text size and typeface",
  readingSign: "Aa",
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
};

export const readingMessages = {
  typeface: "Typeface",
  typefaces: { sans: "Sans", serif: "Serif" },
};
