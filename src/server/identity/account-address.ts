import { canonicalEmail } from "#model/email-address.ts";

interface StoredAddress {
  email: string;
  email_as_typed: string | null;
}

/** Address of an account as its owner typed it, to show it and to write to it. */
export const addressOf = ({ email, email_as_typed: typed }: StoredAddress): string =>
  // An earlier release replaces the one and not the other.
  typed !== null && canonicalEmail(typed) === email ? typed : email;

/** Columns of a typed address. */
export const toStoredAddress = (typed: string): StoredAddress => ({
  email: canonicalEmail(typed),
  email_as_typed: typed,
});
