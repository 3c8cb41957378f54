import type { SiteFile } from "./content-files.ts";

/** Matches hosts that are reserved for examples (RFC 2606) and belong to nobody. */
const reserved = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i;

const hostOfEmail = (email: string) => email.slice(email.lastIndexOf("@") + 1);

export const isReachableEmail = (email: string) => !reserved.test(hostOfEmail(email));
const isReachableUrl = (url: string) => !reserved.test(new URL(url).hostname);

/** Returns the addresses that the site's owner has not replaced yet. */
export const placeholdersOf = ({ email, channel }: Pick<SiteFile, "email" | "channel">): string[] => [
  ...(isReachableEmail(email) ? [] : [email]),
  ...(isReachableUrl(channel.url) ? [] : [channel.url]),
];
