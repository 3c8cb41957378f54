/** How often something may be tried before it has to rest. */
export interface Rule {
  name: string;
  most: number;
  /** Whether many people may share who or what is counted: a school, a train, a test run. */
  isAddress: boolean;
}

/** Right passwords do not count, only wrong ones. */
export const guessesAtAccount: Rule = { name: "guess-account", most: 10, isAddress: false };
export const guessesFromAddress: Rule = { name: "guess-address", most: 10, isAddress: true };
export const signUpsFromAddress: Rule = { name: "sign-up-address", most: 10, isAddress: true };
/** A letter each. */
export const resetsOfAccount: Rule = { name: "reset-account", most: 3, isAddress: false };
export const resetsFromAddress: Rule = { name: "reset-address", most: 10, isAddress: true };
export const tokensFromAddress: Rule = { name: "token-address", most: 10, isAddress: true };
