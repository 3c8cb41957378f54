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
/** Waits where many people are counted together, of whom some always mistype. */
const shared: Pace = { waits: waitsFromSeconds, forgetsOneEvery: 5 * minute };

/** Number of attempts within the window of limits.ts. */
export interface Rule {
  name: string;
  max: number;
  /** True for addresses, which many people may share: a school, a train, a test run. */
  isAddress: boolean;
  pace: Pace;
}

const perAccount = (name: string, max: number): Rule => ({ name, max, isAddress: false, pace: strict });
const perAddress = (name: string, max: number): Rule => ({ name, max, isAddress: true, pace: strict });

/** Wrong passwords; right ones do not count. A known device is counted by itself alone. */
export const guessesAtAccount = perAccount("guess-account", 10);
export const guessesFromAddress: Rule = { ...perAddress("guess-address", 10), pace: shared };
export const guessesOnDevice: Rule = { ...perAccount("guess-device", 10), pace: patient };
export const signUpsFromAddress = perAddress("sign-up-address", 10);
/** Attempts with a passkey; right ones do not count. */
export const passkeysFromAddress = perAddress("passkey-address", 30);
/** Emails with a reset link. */
export const resetsOfAccount = perAccount("reset-account", 3);
export const resetsFromAddress = perAddress("reset-address", 10);
/** Emails that ask to confirm an address: who asks for them, and who gets them. */
export const emailsOfAccount = perAccount("email-account", 5);
export const emailsToAddress = perAccount("email-address", 3);
/** Letters to the owner of an account about passkeys and passwords that were changed. */
export const noticesOfAccount = perAccount("notice-account", 20);
/** Photos that the server fetches from other sites. */
export const photosOfAccount = perAccount("photo-account", 10);
/** Photos that somebody uploads; one from another site is uploaded again when the browser has reduced it. */
export const uploadsOfAccount = perAccount("upload-account", 30);
/** Downloads of everything that is stored about a person. */
export const exportsOfAccount = perAccount("export-account", 10);
export const tokensFromAddress = perAddress("token-address", 10);
