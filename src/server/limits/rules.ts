/** How often something may be tried within the window of limits.ts. */
export interface Rule {
  name: string;
  max: number;
  /** True for addresses, which many people may share: a school, a train, a test run. */
  isAddress: boolean;
}

/** Wrong passwords; right ones do not count. */
export const guessesAtAccount: Rule = { name: "guess-account", max: 10, isAddress: false };
export const guessesFromAddress: Rule = { name: "guess-address", max: 10, isAddress: true };
export const signUpsFromAddress: Rule = { name: "sign-up-address", max: 10, isAddress: true };
/** Attempts with a passkey; right ones do not count. */
export const passkeysFromAddress: Rule = { name: "passkey-address", max: 30, isAddress: true };
/** E-mails with a reset link. */
export const resetsOfAccount: Rule = { name: "reset-account", max: 3, isAddress: false };
export const resetsFromAddress: Rule = { name: "reset-address", max: 10, isAddress: true };
/** E-mails that ask to confirm an address: who asks for them, and who gets them. */
export const lettersOfAccount: Rule = { name: "letter-account", max: 5, isAddress: false };
export const lettersToAddress: Rule = { name: "letter-address", max: 3, isAddress: false };
/** Photos that the server fetches from other sites. */
export const photosOfAccount: Rule = { name: "photo-account", max: 10, isAddress: false };
/** Photos that somebody uploads; one from another site is uploaded again when the browser has reduced it. */
export const uploadsOfAccount: Rule = { name: "upload-account", max: 30, isAddress: false };
/** Downloads of everything that is stored about a person. */
export const exportsOfAccount: Rule = { name: "export-account", max: 10, isAddress: false };
export const tokensFromAddress: Rule = { name: "token-address", max: 10, isAddress: true };
