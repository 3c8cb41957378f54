import { canonicalEmail } from "#model/email-address.ts";

interface StoredAddress {
  email: string;
  email_as_typed: string | null;
}

/** Returns the address of an account as its owner has typed it, for displaying it and for writing to it. */
export const addressOf = ({ email, email_as_typed: typed }: StoredAddress): string =>
  // An earlier release of the server replaces `email` and leaves `email_as_typed` as it was, so the two may differ.
  typed !== null && canonicalEmail(typed) === email ? typed : email;

export const toStoredAddress = (typed: string): StoredAddress => ({
  email: canonicalEmail(typed),
  email_as_typed: typed,
});
