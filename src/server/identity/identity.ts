import type {
  AccountProof,
  EmailChange,
  EmailConfirmation,
  Exchange,
  NewPassword,
  PasswordRenewal,
  ResetLink,
  ResetRequest,
  SignIn,
  SignInLink,
  SignInLinkRequest,
  SignUp,
  UserChanges,
} from "#contract/bodies.ts";
import type { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { Language } from "#model/languages.ts";
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from "#contract/personal-replies.ts";
import type { Identity as IdentityState, User } from "#model/user.ts";
import type { Photo } from "../photos/photos.store.ts";

/** A refusal, by its code in the contract. The account is only for the log. */
export type Refusal = { accountId?: string } & RefusalOf;

type RefusalOf =
  | { refused: "email-registered" | "wrong-credentials" | "wrong-password" | "used-link" | PasskeyRefusal }
  | { refused: "unverified-sign-in" | "unverified-email" | "other-provider" | "identity-unavailable" }
  | { refused: "unreachable-email" }
  | { refused: "weak-password"; sentence: string }
  | { refused: "common-password" }
  | TooMany;

type PasskeyRefusal = "unknown-passkey" | "invalid-passkey" | "too-many-passkeys";

export interface TooMany {
  refused:
    | "too-many-guesses"
    | "too-many-accounts"
    | "too-many-resets"
    | "too-many-sign-in-links"
    | "too-many-links"
    | "too-many-emails";
  /** The time in seconds after which to try again. */
  retryAfter: number;
}

/** A new session. Its token is sent in a cookie; only a hash of it is stored. */
export interface SignedIn {
  token: string;
  /**
   * The browser is known by these marks from now on. The field is absent where a hosted provider keeps the password.
   */
  device?: string;
  user: User;
  /** The address of the photo that a new person has at a hosted provider. */
  photoToCopy?: string;
}

interface FoundSession {
  user: User;
  /** The flag is true when the lifetime of the session has just been extended. */
  isRenewed: boolean;
}

/**
 * Where a call comes from. Limits count by its address and by its marks as a known device; `agent` is its User-Agent.
 */
export interface Origin {
  address: string;
  device: string | null;
  agent: string;
  /** The token of the browser's session; null without one. */
  session: string | null;
  /** The language of the page, in which emails about the call are written. */
  language: Language;
}

/** The changes in the form in which they are stored. A photo that is null is removed. */
interface StoredChanges extends Omit<UserChanges, "photoURL"> {
  photo?: Photo | null | undefined;
}

interface PasswordChange extends PasswordRenewal {
  uid: string;
  /** The token of the only session that stays signed in. */
  token: string | null;
}

/** Passkeys: key pairs whose private halves never leave the devices of their owners. */
export interface Passkeys {
  /** Resolves to the options with which the browser makes a passkey. */
  begin: (user: User, password: string, origin: Origin) => Promise<PasskeyCreationOptions | Refusal>;
  add: (uid: string, made: NewPasskey, origin: Origin) => Promise<Passkey[] | Refusal>;
  /** Lists passkeys, the oldest first. */
  list: (uid: string, origin: Origin) => Promise<Passkey[]>;
  remove: (uid: string, id: string, origin: Origin) => Promise<void>;
  /** Resolves to the options with which the browser signs in by any passkey that it has for this site. */
  beginSignIn: (origin: Origin) => Promise<PasskeyRequestOptions | Refusal>;
  signIn: (proof: PasskeyProof, origin: Origin) => Promise<SignedIn | Refusal>;
}

/** These links sign in without a password, even while the limits on guessing refuse one. */
export interface SignInLinks {
  /** Resolves in the same way whether the account exists or not. The email is composed later. */
  request: (request: SignInLinkRequest, origin: Origin) => Promise<Refusal | null>;
  signIn: (link: SignInLink, origin: Origin) => Promise<SignedIn | Refusal>;
}

/** The changes of passwords and email addresses that are kept on this server. */
export interface OwnCredentials {
  /** Changes the password and ends all other sessions. Resolves to the marks by which the browser stays known. */
  changePassword: (change: PasswordChange, origin: Origin) => Promise<Refusal | { device: string }>;
  /** Changes the address. A confirmed address is replaced once the new one is confirmed, any other at once. */
  changeEmail: (change: EmailChange & { uid: string }, origin: Origin) => Promise<Refusal | null>;
  /** Sends the email with the link again, if an address is not confirmed yet. */
  sendConfirmation: (uid: string, origin: Origin) => Promise<Refusal | null>;
  confirmEmail: (confirmation: EmailConfirmation, origin: Origin) => Promise<Refusal | { accountId: string }>;
}

/** The refusal of a call that belongs to another provider than the one in use. */
export const otherProvider: Refusal = { refused: "other-provider" };

/** The interface of an identity provider. With every provider the sessions are kept on this server. */
export interface Identity {
  describe: () => IdentityState;
  signUp: (person: SignUp, origin: Origin) => Promise<SignedIn | Refusal>;
  signIn: (credentials: SignIn, origin: Origin) => Promise<SignedIn | Refusal>;
  /** Starts a session for a person whom the hosted provider has signed in. */
  exchange: (exchange: Exchange, origin: Origin) => Promise<SignedIn | Refusal>;
  signOut: (token: string) => Promise<void>;
  /** Resolves to null for an unknown or expired session. */
  findSession: (token: string) => Promise<FoundSession | null>;
  /** Resolves in the same way whether the account exists or not. The email is composed later. */
  requestReset: (request: ResetRequest, origin: Origin) => Promise<Refusal | null>;
  /** Lists the passkeys of the account to which a reset link belongs, the oldest first. */
  passkeysOfReset: (link: ResetLink, origin: Origin) => Promise<Passkey[] | Refusal>;
  newPassword: (renewal: NewPassword, origin: Origin) => Promise<Refusal | { accountId: string }>;
  /** Saves all changes or none. Resolves to the stored user, or to null when the account has just been deleted. */
  updateUser: (uid: string, changes: StoredChanges) => Promise<User | null>;
  /** Deletes the account and all rows that refer to it. */
  deleteUser: (person: { uid: string } & AccountProof, origin: Origin) => Promise<Refusal | null>;
  /** Resolves to the stored fields of the account itself, without secrets. */
  exportUser: (uid: string) => Promise<unknown>;
  signInLinks: SignInLinks;
  /** The field is absent where a hosted provider keeps the passwords. The same is true of the passkeys. */
  credentials?: OwnCredentials;
  passkeys?: Passkeys;
}
