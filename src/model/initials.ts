import type { User } from "./user.ts";

/** A hosted identity provider may know no email address. */
type Named = Pick<User, "displayName"> & { email: string | null };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** First grapheme: क्ष is one letter to a reader, and so is é, whatever it is made of. A missing text has none. */
function firstLetter(text: string | null | undefined) {
  for (const { segment } of letters.segment(text?.trim() ?? "")) return segment.toLocaleUpperCase("en");
  return "";
}

const words = (name: string | null) => (name ?? "").split(/\s+/u).filter((word) => word !== "");

/** Letter of the avatar in the navigation. */
export const avatarLetter = ({ displayName, email }: Named): string =>
  firstLetter(words(displayName)[0]) || firstLetter(email) || "U";

/** Letters of the avatar on the profile: the first two words of the name. */
export const initials = ({ displayName, email }: Named): string =>
  words(displayName).slice(0, 2).map(firstLetter).join("") || firstLetter(email) || "U";
