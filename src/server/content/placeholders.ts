import type { SiteFile } from "./content-files.ts";

/** Hosts reserved for examples (RFC 2606): nobody can be reached there. */
const reserved = /(^|\.)(example(\.(com|net|org))?|invalid|test)$/i;

const hostOfEmail = (email: string) => email.slice(email.lastIndexOf("@") + 1);

export const isReachableEmail = (email: string) => !reserved.test(hostOfEmail(email));
const isReachableUrl = (url: string) => !reserved.test(new URL(url).hostname);

/** Addresses that wait for the site's owner to replace them. */
export const placeholdersOf = ({ email, channel }: Pick<SiteFile, "email" | "channel">): string[] => [
  ...(isReachableEmail(email) ? [] : [email]),
  ...(isReachableUrl(channel.url) ? [] : [channel.url]),
];
