import type { shareMessages as english } from "../en/share.ts";

/** Texts of the button that shares a verse or mantra. */
export const shareMessages: typeof english = {
  share: "साझा करें",
  shareThis: (title) => `साझा करें: ${title}`,
};
