/** A mail, ready to be sent. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What carries a letter away; it throws when it could not. */
export type Deliver = (letter: Letter) => Promise<void>;

/** Only where a text of ours or a person's name stands between tags. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
