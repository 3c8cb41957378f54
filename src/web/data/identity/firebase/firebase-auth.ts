import { initializeApp } from "@firebase/app";
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "@firebase/auth";
import type { IdentityClient } from "#model/user.ts";

export type FirebaseAuth = ReturnType<typeof openFirebaseAuth>;

/** The rules of the provider for a password. An absent rule does not apply. */
export interface PasswordRules {
  readonly minPasswordLength?: number;
  readonly maxPasswordLength?: number;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
}

export interface PasswordCheck {
  isValid: boolean;
  rules: PasswordRules;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * Opens the calls of Firebase Authentication that the app makes. Their state is kept in memory, and only until `leave`:
 * the session is our own cookie, so no token needs to outlive the call that exchanges it. The calls reject with the
 * SDK's own errors.
 */
export function openFirebaseAuth({ emulatorUrl, ...config }: IdentityClient) {
  const auth = initializeAuth(initializeApp(config), { persistence: inMemoryPersistence });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  const signIn = async ({ email, password }: Credentials) =>
    (await signInWithEmailAndPassword(auth, email, password)).user;

  return {
    /** Reads the policy of the project, and whether a password meets it. */
    async checkPassword(password: string): Promise<PasswordCheck> {
      const { isValid, passwordPolicy } = await validatePassword(auth, password);
      const { customStrengthOptions: rules, enforcementState } = passwordPolicy;
      return { isValid, rules: enforcementState === "ENFORCE" ? rules : {} };
    },

    /** The next two calls resolve to an ID token, which says when the person signed in. */

    async signIn(credentials: Credentials): Promise<string> {
      return (await signIn(credentials)).getIdToken();
    },

    async signUp({ name, email, password }: Credentials & { name: string }): Promise<string> {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      // The first token was issued without the name.
      return user.getIdToken(true);
    },

    async resetPassword({ code, password }: { code: string; password: string }): Promise<string> {
      const email = await verifyPasswordResetCode(auth, code);
      await confirmPasswordReset(auth, code, password);
      return (await signIn({ email, password })).getIdToken();
    },

    async changePassword({ newPassword, ...credentials }: Credentials & { newPassword: string }): Promise<string> {
      const user = await signIn(credentials);
      await updatePassword(user, newPassword);
      return user.getIdToken();
    },

    /** Asks the provider for an email to the new address, whose link completes the change. */
    async changeEmail({ newEmail, ...credentials }: Credentials & { newEmail: string }): Promise<void> {
      await verifyBeforeUpdateEmail(await signIn(credentials), newEmail);
    },

    /** Redeems the code of an email that confirms an address, changes it, or reverts a change. */
    async confirmEmail(code: string): Promise<void> {
      await applyActionCode(auth, code);
    },

    async requestReset(email: string): Promise<void> {
      await sendPasswordResetEmail(auth, email);
    },

    /** The next three calls are about the person who has just signed in. */

    async sendConfirmation(): Promise<void> {
      if (auth.currentUser) await sendEmailVerification(auth.currentUser);
    },

    async keepName(displayName: string): Promise<void> {
      const user = auth.currentUser;
      if (user && user.displayName !== displayName) await updateProfile(user, { displayName });
    },

    async deleteUser(): Promise<void> {
      if (auth.currentUser) await deleteUser(auth.currentUser);
    },

    /** Forgets who has signed in, and the tokens. */
    leave: () => signOut(auth),
  };
}
