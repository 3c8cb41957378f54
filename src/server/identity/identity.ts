import type { NewPassword, ResetRequest, SignIn, SignUp, UserChanges } from "#contract/bodies.ts";
import type { Identity as IdentityState, User } from "#model/user.ts";

/** A refusal, by its code in the contract. */
export type Refusal =
  | { refused: "email-registered" | "wrong-credentials" | "wrong-password" | "used-link" }
  | { refused: "weak-password"; sentence: string }
  | TooMany;

export interface TooMany {
  refused: "too-many-guesses" | "too-many-accounts" | "too-many-resets" | "too-many-links";
  /** In seconds. */
  retryAfter: number;
}

/** Proof for the browser: it is sent in a cookie, and known to nobody else. */
export interface SignedIn {
  token: string;
  user: User;
}

export interface FoundSession {
  user: User;
  /** Its time has begun anew just now. */
  isRenewed: boolean;
}

/** Where a call comes from; limits are counted by it. */
export interface From {
  address: string;
}

/** Who is there, and how they prove it. Whatever service is behind this, the session is our own. */
export interface Identity {
  describe: () => IdentityState;
  signUp: (person: SignUp, from: From) => Promise<SignedIn | Refusal>;
  signIn: (credentials: SignIn, from: From) => Promise<SignedIn | Refusal>;
  signOut: (token: string) => Promise<void>;
  /** Null for what is no session, or not any more. */
  findSession: (token: string) => Promise<FoundSession | null>;
  /** Resolves alike whether the account exists or not; the letter is written later. */
  requestReset: (request: ResetRequest, from: From) => Promise<Refusal | null>;
  newPassword: (renewal: NewPassword, from: From) => Promise<Refusal | null>;
  /** All of it or nothing. The person as they are stored now; null for who has just been deleted. */
  updateUser: (uid: string, changes: UserChanges) => Promise<User | null>;
  /** Deletes the account, and with it everything that refers to it. */
  deleteUser: (person: { uid: string; password: string }, from: From) => Promise<Refusal | null>;
  /** What is stored of the account itself, without anything secret. */
  exportUser: (uid: string) => Promise<unknown>;
}
