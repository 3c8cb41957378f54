/** Longest address that mail servers take, in octets. */
const mostOctets = 254;

/** As HTML has it for type=email, and beyond ASCII whatever is visible (RFC 6531). Joiners stand between Indic letters. */
const localPart = /^(?:[\w.!#$%&'*+/=?^`{|}~-]|(?![\p{ASCII}\p{C}\p{Z}])[^]|(?<=\p{M})[\u200c\u200d])+$/u;
/** What may stand in a domain before it is converted to ASCII. */
const anyDomain = /^(?:[a-z0-9.-]|(?!\p{ASCII}|\p{Z})[^])+$/iu;
const asciiDomain = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** An address in the form in which it is kept: as it was typed, but for the case of one that is all ASCII. */
export function typedEmail(text: string): string {
  const email = text.normalize("NFC").trim();
  return isAscii(email) ? email.toLowerCase() : email;
}

/** The rule for addresses in forms and on the server: that of type=email, for every script. */
export function isEmail(email: string): boolean {
  const [local, domain] = partsOf(email);
  return (
    localPart.test(local) && asciiDomain.test(toAscii(domain)) && new TextEncoder().encode(email).length <= mostOctets
  );
}

/**
 * The form in which addresses are compared: the name in lower case, the domain in ASCII. Browsers turn the domain of some
 * fields to ASCII before it is sent.
 */
export function canonicalEmail(email: string): string {
  const [local, domain] = partsOf(typedEmail(email));
  return `${local.toLowerCase().normalize("NFC")}@${toAscii(domain).toLowerCase()}`;
}

/** True for an address that only mail servers with SMTPUTF8 take: its domain can be written in ASCII, its name cannot. */
export const needsSmtpUtf8 = (email: string) => !isAscii(partsOf(email)[0]);

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function partsOf(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf("@");
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}

/** Empty for what is no domain. */
function toAscii(domain: string): string {
  if (asciiDomain.test(domain)) return domain;
  return anyDomain.test(domain) ? (URL.parse(`http://${domain}`)?.hostname ?? "") : "";
}
