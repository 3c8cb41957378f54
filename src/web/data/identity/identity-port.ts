import type {
  EmailChange,
  EmailConfirmation,
  NewPassword,
  PasswordRenewal,
  ResetRequest,
  SignIn,
  SignUp,
} from "#contract/bodies.ts";
import type { PasswordPolicy, User } from "#model/user.ts";

/** With the email of the person who is signed in. */
type OfCurrentUser<Change> = Change & { currentEmail: string };

/**
 * Calls by which people manage their account, whoever keeps it. Each call rejects with a refusal of the contract, as an ApiError,
 * with a ProviderError, or with a TypeError where nothing answers.
 */
export interface IdentityPort {
  signUp: (person: SignUp) => Promise<User>;
  signIn: (credentials: SignIn) => Promise<User>;
  /** Resolves alike whether the account exists or not. */
  requestReset: (request: ResetRequest) => Promise<unknown>;
  /** Ends every session of the account. */
  newPassword: (renewal: NewPassword) => Promise<unknown>;
  /** Ends all other sessions. */
  changePassword: (renewal: OfCurrentUser<PasswordRenewal>) => Promise<unknown>;
  changeEmail: (change: OfCurrentUser<EmailChange>) => Promise<unknown>;
  /** Confirms an address with the token of an email. */
  confirmEmail: (confirmation: EmailConfirmation) => Promise<unknown>;
  /** Deletes what is stored here. What it resolves with deletes the user of a hosted provider. */
  deleteAccount: (credentials: SignIn) => Promise<() => Promise<unknown>>;
  /** Policy of a hosted provider; null where the session has the one that counts. */
  fetchPasswordPolicy: () => Promise<PasswordPolicy | null>;
}
