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

/** A change, with the email of the person who is signed in. */
type OfCurrentUser<Change> = Change & { currentEmail: string };

/**
 * Calls by which people manage their account, wherever it is kept. Each call rejects with a refusal of the contract, as
 * an ApiError, with a ProviderError, or with a TypeError where nothing answers.
 */
export interface IdentityPort {
  signUp: (person: SignUp) => Promise<User>;
  signIn: (credentials: SignIn) => Promise<User>;
  /** Resolves in the same way whether the account exists or not. */
  requestReset: (request: ResetRequest) => Promise<unknown>;
  /** Sets a new password, and ends every session of the account. */
  newPassword: (renewal: NewPassword) => Promise<unknown>;
  /** Sets another password, and ends all other sessions. */
  changePassword: (renewal: OfCurrentUser<PasswordRenewal>) => Promise<unknown>;
  changeEmail: (change: OfCurrentUser<EmailChange>) => Promise<unknown>;
  /** Confirms an address with the token of an email. */
  confirmEmail: (confirmation: EmailConfirmation) => Promise<unknown>;
  /** Deletes everything that is stored here. Resolves to the function that deletes the user of a hosted provider. */
  deleteAccount: (credentials: SignIn) => Promise<() => Promise<unknown>>;
  /** Resolves to the policy of a hosted provider; to null where the policy in the session applies. */
  fetchPasswordPolicy: () => Promise<PasswordPolicy | null>;
}
