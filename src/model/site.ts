import type { AdUnits } from "./ad-places.ts";
import type { DeityAliases } from "./deity.ts";

/** Facts about the product that the frame of every page shows. */
export interface Site {
  name: string;
  /** Its address, without a slash at the end. */
  url: string;
  tagline: string;
  team: string;
  /** Null where the site's owner has not named one yet. */
  email: string | null;
  /** Null where the site's owner has not named one yet. */
  channel: { name: string; url: string } | null;
  /** A line of scripture on japa: its words, what they say in ours, and where they stand. */
  quotation: { sanskrit: string; translation: string; source: string };
  deityAliases: DeityAliases;
  /** Present where people can sign in with a passkey. */
  passkeys?: true;
  /** Year of the copyright line, given by the server so that a page never says two things on New Year's Eve. */
  year: number;
  /** Content of the places for advertisements. Absent, they are shown and stay empty; null, they are left out. */
  ads?: AdUnits | null;
}
