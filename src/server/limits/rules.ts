/** A minute in seconds, the unit of these rules. */
const minute = 60;

/** Waits when all attempts of a rule are used up. Times are in seconds. */
interface Pace {
  /** Waits after the last allowed attempt and after each one beyond it. The last wait is repeated. */
  waits: readonly number[];
  /** Time after which one attempt is forgotten; null where only a quiet time begins a new count. */
  forgetsOneEvery: number | null;
}

/** Waits that make guessing not worth the time. */
const strict: Pace = { waits: [15, 30, 60].map((minutes) => minutes * minute), forgetsOneEvery: null };
const waitsFromSeconds = [15, 30, ...[1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute)];
/** Waits for one person who mistypes, which are a few seconds at first. */
const patient: Pace = { waits: waitsFromSeconds, forgetsOneEvery: null };
/** Waits where many people are counted together: a class, a temple, all customers of a carrier. */
const shared: Pace = { waits: waitsFromSeconds, forgetsOneEvery: 2 * minute };
/**
 * Allows one attempt every ten minutes, without end. A link in an email is valid for longer, so its owner always has a
 * valid one.
 */
const steady: Pace = { waits: [10 * minute], forgetsOneEvery: null };

/** A limit. `max` is the number of attempts that are allowed before the first wait. */
export interface Rule {
  name: string;
  max: number;
  pace: Pace;
  /** True where ADDRESS_LIMIT_FACTOR multiplies the number, which it never does for guesses. */
  isMultiplied: boolean;
}

const ofOne = (name: string, max: number, pace = strict): Rule => ({ name, max, pace, isMultiplied: false });
/** Returns the rule for guesses from an address at anything secret. Right guesses do not count. */
const guessesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: false });
/** Returns the rule for what honest people do from an address that they may share with hundreds. */
const usesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: true });

/** Wrong passwords. A known device has a count of its own. */
export const guessesAtAccount = ofOne("guess-account", 10);
export const guessesFromAddress = guessesFrom("guess-address", 10);
export const guessesOnDevice = ofOne("guess-device", 10, patient);
/** Sign-ups with an email that has an account. Somebody could find out by them which emails have one. */
export const takenEmailsFromAddress = guessesFrom("taken-email-address", 10);
/** New accounts whose email nobody has confirmed yet. */
export const unconfirmedFromAddress = usesFrom("sign-up-address", 120);
/** All new accounts, because the owner of a domain can confirm any number of emails. */
export const accountsFromAddress = usesFrom("account-address", 600);
/** Attempts with a passkey; right ones do not count. */
export const passkeysFromAddress = usesFrom("passkey-address", 30);
/** Tokens of a hosted provider that sign nobody in. */
export const exchangesFromAddress = usesFrom("exchange-address", 100);
/** Emails with a link for a new password, or for signing in: to one account, and from one address. */
export const resetsOfAccount = ofOne("reset-account", 3, steady);
export const resetsFromAddress = usesFrom("reset-address", 60);
export const signInLinksOfAccount = ofOne("sign-in-link-account", 3, steady);
export const signInLinksFromAddress = usesFrom("sign-in-link-address", 60);
/** Emails that ask to confirm an address, by the account that asks and by the address that gets them. */
export const emailsOfAccount = ofOne("email-account", 5);
export const emailsToAddress = ofOne("email-address", 3);
/** Emails to the owner of an account about changed passkeys and passwords. */
export const noticesOfAccount = ofOne("notice-account", 20);
/** Photos that the server fetches from other sites. */
export const photosOfAccount = ofOne("photo-account", 10);
/** Photos that somebody uploads. A photo from another site counts too, because the browser reduces and uploads it. */
export const uploadsOfAccount = ofOne("upload-account", 30);
/** Downloads of everything that is stored about a person. */
export const exportsOfAccount = ofOne("export-account", 10);
/** Addresses of calendars that there are not, or no longer. Programs go on asking for one that was taken away. */
export const calendarsFromAddress = usesFrom("calendar-address", 120);
/** Tokens of emails that are not valid. */
export const tokensFromAddress = guessesFrom("token-address", 10);
