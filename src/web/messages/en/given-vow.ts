/** Texts for giving a practice to a pupil by a link, and for sharing how far one's own vow is. */
export const giveVowMessages = {
  title: "Give this practice to a pupil",
  give: "Give to a pupil",
  explanation:
    "A link carries it. Whoever opens the link can take the practice as their own vow. You hear nothing of it unless they share it with you.",
  days: "days",
  send: "Send the link",
  copy: "Copy the link",
  back: "Back",
  given: (title: string, vow: string) => `${title}: ${vow}`,
  progress: "Share progress",
  copied: { title: "Copied", description: "You can paste it into a message now." },
  noRoom: (most: number) => `You keep ${most} vows already. Please bring one to its end or let it go first.`,
  refused: "Your browser doesn't allow it. You can copy it from here:",
};

/** Texts for the pupil who opens such a link. */
export const givenVowMessages = {
  title: "A practice for you",
  take: "Take it as your vow",
  notNow: "Not now",
  already: (vow: string) => `You have a vow of this mantra already: ${vow}. It goes on as it is.`,
  unreadable:
    "This link was meant to give you a practice, but its numbers can't be read. Please ask for the link again. You can chant the mantra here in the meantime.",
  close: "Continue",
};
