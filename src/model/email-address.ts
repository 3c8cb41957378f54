/** Mail servers accept addresses of at most so many octets. */
const mostOctets = 254;

/**
 * Matches what HTML allows for type=email, and beyond ASCII every visible character (RFC 6531). Joiners may stand
 * between Indic letters.
 */
const localPart = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|(?![\p{ASCII}\p{C}\p{Z}])[^]|(?<=\p{M})[\u200c\u200d])+$/u;
/** Matches what a domain may contain before it is converted to ASCII. */
const anyDomain = /^(?:[a-z0-9.-]|(?!\p{ASCII}|\p{Z})[^])+$/iu;
const asciiDomain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/**
 * Returns an address in the form in which it is stored: as it was typed, except that an address in ASCII becomes lower
 * case.
 */
export function typedEmail(text: string): string {
  const email = text.normalize("NFC").trim();
  return isAscii(email) ? email.toLowerCase() : email;
}

/**
 * Returns true for an address that forms and the server accept. The rule is that of type=email, extended to all
 * scripts.
 */
export function isEmail(email: string): boolean {
  const [local, domain] = partsOf(email);
  return (
    localPart.test(local) && asciiDomain.test(toAscii(domain)) && new TextEncoder().encode(email).length <= mostOctets
  );
}

/**
 * Returns the form in which addresses are compared: the name in lower case, the domain in ASCII. Browsers convert the
 * domain of some fields to ASCII before they send it.
 */
export function canonicalEmail(email: string): string {
  const [local, domain] = partsOf(typedEmail(email));
  return `${local.toLowerCase().normalize("NFC")}@${toAscii(domain).toLowerCase()}`;
}

/**
 * Returns true for an address that only mail servers with SMTPUTF8 accept. A domain can be written in ASCII, but a name
 * cannot.
 */
export const needsSmtpUtf8 = (email: string) => !isAscii(partsOf(email)[0]);

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf("@");
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}

/** Converts a domain to ASCII. The result is empty for a text that is not a domain. */
function toAscii(domain: string): string {
  if (asciiDomain.test(domain)) return domain;
  return anyDomain.test(domain) ? (URL.parse(`http://${domain}`)?.hostname ?? "") : "";
}
