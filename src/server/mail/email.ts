/** A composed e-mail. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends an e-mail; throws on failure. */
export type Deliver = (email: Email) => Promise<void>;

/** Escapes texts of ours and names of people, for use between tags. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
