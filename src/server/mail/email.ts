/** A composed email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** One attempt to send an email. */
interface Delivery {
  /** The same for each attempt, so that mailboxes can tell one that comes twice. */
  id: string;
  /** Breaks the attempt off. */
  signal?: AbortSignal;
}

/** Sends an email; throws on failure. */
export type Deliver = (email: Email, delivery: Delivery) => Promise<void>;

/** Escapes texts of ours and names of people, for use between tags. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
