import type { Consent } from "./consent.ts";

/** The list from which Google's Consent Mode, version 2, reads the permissions of Google's scripts. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Denies all permissions. Must be called before any script of Google is loaded. */
export const denyByDefault = () => pushConsent("default", "denied");

export const updateGoogleConsent = (consent: Consent) =>
  pushConsent("update", consent === "accepted" ? "granted" : "denied");

function pushConsent(command: "default" | "update", ads: "granted" | "denied") {
  window.dataLayer ??= [];
  const consent = { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: "denied" };
  window.dataLayer.push(toCommand("consent", command, consent));
}

/** Returns the `arguments` object, because Google recognizes a command by that and ignores arrays. */
function toCommand(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/** Google sets these cookies for this site. */
const cookies = ["__gads", "__gpi", "__gpi_optout", "__eoi"];

/**
 * Removes the cookies from every parent domain, because the scripts set them at the widest one that the browser allows.
 */
export function removeGoogleCookies() {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`);
  for (const name of cookies) {
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
