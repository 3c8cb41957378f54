import type { User } from "./user.ts";

/** The email address is null if a hosted identity provider does not know it. */
type Named = Pick<User, "displayName"> & { email: string | null };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Returns the first grapheme, because क्ष is one letter to a reader, and so is an é that is composed of two code
 * points. The result is "" for a missing text.
 */
function firstLetter(text: string | null | undefined) {
  for (const { segment } of letters.segment(text?.trim() ?? "")) return segment.toLocaleUpperCase("en");
  return "";
}

const words = (name: string | null) => (name ?? "").split(/\s+/u).filter((word) => word !== "");

/** Returns the letter that is shown as the avatar in the navigation. */
export const avatarLetter = ({ displayName, email }: Named): string =>
  firstLetter(words(displayName)[0]) || firstLetter(email) || "U";

/** Returns the letters that are shown as the avatar on the profile: those of the first two words of the name. */
export const initials = ({ displayName, email }: Named): string =>
  words(displayName).slice(0, 2).map(firstLetter).join("") || firstLetter(email) || "U";
