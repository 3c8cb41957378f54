import type { Consent } from "./consent.ts";

/** Google's Consent Mode, version 2: its scripts read their permissions from this list. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Must be called before any script of Google is loaded. */
export const denyByDefault = () => pushConsent("default", "denied");

export const updateGoogleConsent = (consent: Consent) =>
  pushConsent("update", consent === "accepted" ? "granted" : "denied");

function pushConsent(command: "default" | "update", ads: "granted" | "denied") {
  window.dataLayer ??= [];
  const consent = { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: "denied" };
  window.dataLayer.push(toCommand("consent", command, consent));
}

/** Google recognizes a command by its being an `arguments` object, and ignores arrays. */
function toCommand(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/** Cookies that Google sets for this site. */
const cookies = ["__gads", "__gpi", "__gpi_optout", "__eoi"];

/** Removes them from every parent domain: the scripts set them at the widest one that the browser allows. */
export function removeGoogleCookies() {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`);
  for (const name of cookies) {
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
