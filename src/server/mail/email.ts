export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** One attempt to send an email. */
interface Delivery {
  /** The id is the same for each attempt, so that mailboxes recognize an email that arrives twice. */
  id: string;
  /** The signal aborts the attempt. */
  signal?: AbortSignal;
}

/** Sends an email, or throws. */
export type Deliver = (email: Email, delivery: Delivery) => Promise<void>;

/** Escapes the site's texts and people's names for use between tags. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
