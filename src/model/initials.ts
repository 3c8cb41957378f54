import type { User } from "./user.ts";

type Named = Pick<User, "displayName" | "email">;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What a reader takes for one letter: क्ष is one, and so is é, whatever it is made of. */
function firstLetter(text: string) {
  for (const { segment } of letters.segment(text)) return segment.toLocaleUpperCase("en");
  return "";
}

const words = (name: string | null) => (name ?? "").split(/\s+/u).filter((word) => word !== "");

/** For the small avatar of the frame. */
export const avatarLetter = ({ displayName, email }: Named): string =>
  firstLetter(words(displayName)[0] ?? "") || firstLetter(email) || "U";

/** For the profile: of the first two words of the name. */
export const initials = ({ displayName, email }: Named): string =>
  words(displayName).slice(0, 2).map(firstLetter).join("") || firstLetter(email) || "U";
