import type { AdUnits } from "./ad-places.ts";
import type { DeityAliases } from "./deity.ts";

/** Facts about the site that are shown on every page. */
export interface Site {
  name: string;
  /** The origin of the site, without a slash at the end. */
  url: string;
  tagline: string;
  /** People write to the site at this address. */
  email: string;
  /** The field is present if the address is real and not a placeholder. */
  isEmailRead?: true;
  /** A video channel. */
  channel: { name: string; url: string };
  /** A verse about japa with its translation and its place in scripture. */
  quotation: { sanskrit: string; translation: string; source: string };
  deityAliases: DeityAliases;
  /**
   * The field is present where accounts are kept on this server. Only then can people sign in with a passkey, or by a
   * link in an email.
   */
  passkeys?: true;
  /**
   * The year of the copyright line. The server sends it, so that server and browser show the same year on New Year's
   * Eve.
   */
  year: number;
  /**
   * The ad units. If the field is absent, the ad places are shown as empty boxes; if it is null, there are no ad
   * places.
   */
  ads?: AdUnits | null;
}

/** The facts about the site, with the author's name, which no page shows. */
export interface SignedSite extends Site {
  team: string;
}
