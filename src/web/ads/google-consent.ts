import type { Answer } from "./answer.ts";

/** Google's Consent Mode, version 2: its scripts read from this list what they may do. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Said before anything of Google's could be there. */
export const denyByDefault = () => tell("default", "denied");

export const tellGoogle = (answer: Answer) => tell("update", answer === "accepted" ? "granted" : "denied");

function tell(moment: "default" | "update", ads: "granted" | "denied") {
  window.dataLayer ??= [];
  const consent = { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: "denied" };
  window.dataLayer.push(toCommand("consent", moment, consent));
}

/** Google knows a command by its being an `arguments` object, and passes over arrays. */
function toCommand(..._words: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/** What Google keeps under the name of this site. */
const cookies = ["__gads", "__gpi", "__gpi_optout", "__eoi"];

/** Kept for the whole site: set by its scripts at the widest domain that the browser allows. */
export function removeGoogleCookies() {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`);
  for (const name of cookies) {
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
