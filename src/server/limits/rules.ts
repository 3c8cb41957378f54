/** A minute in seconds, because these rules are in seconds. */
const minute = 60;

/** The waits when all attempts of a rule are used up, in seconds. */
interface Pace {
  /** The wait after the last allowed attempt, and after each further one. The last wait is repeated. */
  waits: readonly number[];
  /** One attempt is forgotten after this time; null where only a quiet time begins a new count. */
  forgetsOneEvery: number | null;
}

/** These waits make guessing not worth the time. */
const strict: Pace = { waits: [15, 30, 60].map((minutes) => minutes * minute), forgetsOneEvery: null };
const waitsFromSeconds = [15, 30, ...[1, 2, 4, 8, 15, 30, 60].map((minutes) => minutes * minute)];
/** These waits are for a person who mistypes. They are a few seconds at first. */
const patient: Pace = { waits: waitsFromSeconds, forgetsOneEvery: null };
/** These waits are for many people who are counted together: a class, a temple, all customers of a carrier. */
const shared: Pace = { waits: waitsFromSeconds, forgetsOneEvery: 2 * minute };
/**
 * This pace allows one attempt every ten minutes, without end. A link in an email is valid for longer, so its owner
 * always has a valid one.
 */
const steady: Pace = { waits: [10 * minute], forgetsOneEvery: null };

/** A limit. `max` attempts are allowed before the first wait. */
export interface Rule {
  name: string;
  max: number;
  pace: Pace;
  /** The flag is true where ADDRESS_LIMIT_FACTOR multiplies the number. The number of guesses is never multiplied. */
  isMultiplied: boolean;
}

const ofOne = (name: string, max: number, pace = strict): Rule => ({ name, max, pace, isMultiplied: false });
/** Returns the rule for guessing anything secret from a network address. Right guesses do not count. */
const guessesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: false });
/** Returns the rule for what honest people do from a network address that they may share with hundreds. */
const usesFrom = (name: string, max: number): Rule => ({ name, max, pace: shared, isMultiplied: true });

/** This rule counts wrong passwords. A known device is counted separately. */
export const guessesAtAccount = ofOne("guess-account", 10);
export const guessesFromAddress = guessesFrom("guess-address", 10);
export const guessesOnDevice = ofOne("guess-device", 10, patient);
/** This rule counts sign-ups with an email that has an account, because they reveal which emails have one. */
export const takenEmailsFromAddress = guessesFrom("taken-email-address", 10);
/** This rule counts new accounts whose email is not confirmed yet. */
export const unconfirmedFromAddress = usesFrom("sign-up-address", 120);
/** This rule counts all new accounts, because the owner of a domain can confirm any number of emails. */
export const accountsFromAddress = usesFrom("account-address", 600);
/** This rule counts attempts with a passkey. Right ones do not count. */
export const passkeysFromAddress = usesFrom("passkey-address", 30);
/** This rule counts tokens of a hosted provider that sign nobody in. */
export const exchangesFromAddress = usesFrom("exchange-address", 100);
/**
 * These rules count emails with a link for a new password, or for signing in: those to one account, and those requested
 * from one network address.
 */
export const resetsOfAccount = ofOne("reset-account", 3, steady);
export const resetsFromAddress = usesFrom("reset-address", 60);
export const signInLinksOfAccount = ofOne("sign-in-link-account", 3, steady);
export const signInLinksFromAddress = usesFrom("sign-in-link-address", 60);
/**
 * These rules count emails that ask to confirm an address, by the account that requests them and by the address that
 * gets them.
 */
export const emailsOfAccount = ofOne("email-account", 5);
export const emailsToAddress = ofOne("email-address", 3);
/** This rule counts emails to the owner of an account about changed passkeys and passwords. */
export const noticesOfAccount = ofOne("notice-account", 20);
/** This rule counts photos that the server fetches from other sites. */
export const photosOfAccount = ofOne("photo-account", 10);
/**
 * This rule counts uploaded photos. A photo from another site counts too, because the browser reduces and uploads it.
 */
export const uploadsOfAccount = ofOne("upload-account", 30);
/** This rule counts downloads of everything that is stored about a person. */
export const exportsOfAccount = ofOne("export-account", 10);
/** This rule counts requests for calendars that do not exist. Programs go on asking for one that has been removed. */
export const calendarsFromAddress = usesFrom("calendar-address", 120);
/** This rule counts tokens of emails that are not valid. */
export const tokensFromAddress = guessesFrom("token-address", 10);
