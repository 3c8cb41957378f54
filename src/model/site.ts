import type { AdUnits } from "./ad-places.ts";
import type { DeityAliases } from "./deity.ts";

/** Facts about the site that are shown on every page. */
export interface Site {
  name: string;
  /** Origin of the site, without a slash at the end. */
  url: string;
  tagline: string;
  /** Address for whoever wants to write to the site. */
  email: string;
  /** Present if somebody reads what is sent there: it is no placeholder. */
  isEmailRead?: true;
  /** Video channel. */
  channel: { name: string; url: string };
  /** A verse on japa with its translation and its place in scripture. */
  quotation: { sanskrit: string; translation: string; source: string };
  deityAliases: DeityAliases;
  /** Present where accounts are kept here: only then can people sign in with a passkey, or by a link in an email. */
  passkeys?: true;
  /**
   * Year of the copyright line. The server sends it, so that server and browser show the same year on New Year's Eve.
   */
  year: number;
  /** Ad units. If absent, the ad places are shown as empty boxes; if null, there are no ad places. */
  ads?: AdUnits | null;
}

/** The same with what no page shows: the name of whoever writes the site. */
export interface SignedSite extends Site {
  team: string;
}
