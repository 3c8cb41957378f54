/** A minute in seconds, the unit of these rules. */
const minute = 60;

/** Consequence when all attempts of a rule are used up. Times in seconds. */
interface Pace {
  /** Wait after the last allowed attempt, and after each one beyond it. The last wait is repeated. */
  waits: readonly number[];
  /** Time after which one attempt is forgotten; null where only a quiet time begins a new count. */
  forgetsOneEvery: number | null;
}

/** These waits make guessing not worth the time. */
const strict: Pace = { waits: [15, 30, 60].map((minutes) => minutes * minute), forgetsOneEvery: null };
const waitsFromSeconds = [15, 30, ...[1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute)];
/** Waits for one person who mistypes: a few seconds at first. */
const patient: Pace = { waits: waitsFromSeconds, forgetsOneEvery: null };
/** Waits where many people are counted together: a class, a temple, all customers of a carrier. */
const shared: Pace = { waits: waitsFromSeconds, forgetsOneEvery: 2 * minute };
/** One every ten minutes, for ever: a link in an email is valid for longer, so its owner always has one that holds. */
const steady: Pace = { waits: [10 * minute], forgetsOneEvery: null };

/** Number of attempts that are allowed before the first wait. */
export interface Rule {
  name: string;
  max: number;
  pace: Pace;
  /** True where ADDRESS_LIMIT_FACTOR multiplies the number. It never does for guesses. */
  isMultiplied: boolean;
}

const ofOne = (name: string, max: number, pace = strict): Rule => ({ name, max, pace, isMultiplied: false });
/** Guesses from an address, at whatever is secret. Those that turn out to be right do not count. */
const guessesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: false });
/** What honest people do from an address that they may share with hundreds. */
const usesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: true });

/** Wrong passwords. A known device is counted by itself alone. */
export const guessesAtAccount = ofOne("guess-account", 10);
export const guessesFromAddress = guessesFrom("guess-address", 10);
export const guessesOnDevice = ofOne("guess-device", 10, patient);
/** Sign-ups with an email that has an account: who collects such emails guesses at them. */
export const takenEmailsFromAddress = guessesFrom("taken-email-address", 10);
/** New accounts whose email nobody has confirmed yet. */
export const unconfirmedFromAddress = usesFrom("sign-up-address", 120);
/** All new accounts: who owns a domain can confirm as many emails as they like. */
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
/** Emails that ask to confirm an address: who asks for them, and who gets them. */
export const emailsOfAccount = ofOne("email-account", 5);
export const emailsToAddress = ofOne("email-address", 3);
/** Letters to the owner of an account about passkeys and passwords that were changed. */
export const noticesOfAccount = ofOne("notice-account", 20);
/** Photos that the server fetches from other sites. */
export const photosOfAccount = ofOne("photo-account", 10);
/** Photos that somebody uploads; one from another site is uploaded again when the browser has reduced it. */
export const uploadsOfAccount = ofOne("upload-account", 30);
/** Downloads of everything that is stored about a person. */
export const exportsOfAccount = ofOne("export-account", 10);
/** Tokens of emails that do not hold. */
export const tokensFromAddress = guessesFrom("token-address", 10);
