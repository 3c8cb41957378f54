import { isRefusal, type ApiClient } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { IdentityClient, User, PasswordPolicy } from "#model/user.ts";
import type { FirebaseAuth, PasswordRules } from "./firebase/firebase-auth.ts";
import { openFirebase, type AskFirebase } from "./firebase/firebase-client.ts";
import { call } from "../call.ts";
import { refusal, toRefusal, weakPassword } from "./firebase-refusals.ts";
import type { IdentityPort } from "./identity-port.ts";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import { passwordRefusal } from "../../messages/password-refusal.ts";
import { identityMessages } from "#messages/identity.ts";

let opened: IdentityPort | null = null;

/** Returns the one adapter of the page, whose worker keeps the SDK. */
export const firebaseIdentity = (client: IdentityClient) =>
  (opened ??= createFirebaseIdentity(openFirebase(client), call));

/**
 * Creates the calls for accounts of Firebase Authentication. Passwords go only to the provider; our server gets its ID
 * token, once.
 */
export function createFirebaseIdentity(askFirebase: AskFirebase, send: ApiClient): IdentityPort {
  const ask: AskFirebase = (call, ...argument) =>
    askFirebase(call, ...argument).catch((error: unknown) => {
      throw toRefusal(error);
    }) as ReturnType<FirebaseAuth[typeof call]>;

  const { checkPassword, fetchPasswordPolicy } = createPasswordRules(ask);

  /** Opens our own session, and ends the one in the SDK. */
  async function exchange(idToken: string, { endOtherSessions = false, isNew = false } = {}): Promise<User> {
    try {
      const user = await send(personalApi.exchange, {}, { idToken, ...(endOtherSessions && { endOtherSessions }) });
      // Nobody has to confirm an address, so an email that is not sent is no failure.
      if (isNew) await ask("sendConfirmation").catch(console.warn);
      // The name may have been changed here since the last sign-in, and is told again at the next one.
      if (user.displayName) await ask("keepName", user.displayName).catch(console.warn);
      return user;
    } catch (error) {
      // The link in this email proves that the earlier account belongs to the same person.
      if (isRefusal(error, "unverified-email")) await ask("sendConfirmation");
      throw error;
    } finally {
      await ask("leave");
    }
  }

  /** Performs work that begins with a fresh sign-in of the current user. */
  async function withProof<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      await ask("leave");
      throw isRefusal(error, "wrong-credentials") ? refusal("wrong-password") : error;
    }
  }

  return {
    async signUp(person) {
      await checkPassword(person.password);
      return exchange(await ask("signUp", person), { isNew: true });
    },

    signIn: async (credentials) => exchange(await ask("signIn", credentials)),

    async requestReset({ email }) {
      try {
        await ask("requestReset", email);
      } catch (error) {
        // A project may be set to reveal that there is no such account; this page never does.
        if (!isRefusal(error, "wrong-credentials")) throw error;
      }
    },

    async newPassword({ token, password }) {
      await checkPassword(password);
      await exchange(await ask("resetPassword", { code: token, password }), { endOtherSessions: true });
      await send(personalApi.signOut, {}, {});
    },

    async changePassword({ currentEmail: email, password, newPassword }) {
      await checkPassword(newPassword);
      const idToken = await withProof(() => ask("changePassword", { email, password, newPassword }));
      await exchange(idToken, { endOtherSessions: true });
    },

    async changeEmail({ currentEmail, password, email: newEmail }) {
      await withProof(() => ask("changeEmail", { email: currentEmail, password, newEmail }));
      await ask("leave");
    },

    confirmEmail: ({ token }) => ask("confirmEmail", token),

    async deleteAccount(credentials) {
      await withProof(async () => send(personalApi.deleteUser, {}, { idToken: await ask("signIn", credentials) }));
      return () => ask("deleteUser");
    },

    fetchPasswordPolicy,
  };
}

/** Creates the checks by the password rules of the project at the provider. */
const createPasswordRules = (ask: AskFirebase) => ({
  /** Rejects with a sentence for a password that the project refuses. */
  async checkPassword(password: string) {
    const { isValid, rules } = await ask("checkPassword", password);
    if (isValid) return;
    // The provider recognizes only letters and signs of ASCII.
    throw weakPassword(passwordRefusal(toPolicy(rules), password) ?? identityMessages.plainCharacters);
  },

  async fetchPasswordPolicy() {
    const { rules } = await ask("checkPassword", "");
    return toPolicy(rules);
  },
});

/** The provider accepts passwords of at most so many characters. */
const MOST_CHARACTERS = 4096;

const toPolicy = (rules: PasswordRules): PasswordPolicy => ({
  minLength: Math.max(rules.minPasswordLength ?? 0, defaultPasswordPolicy.minLength),
  maxLength: rules.maxPasswordLength ?? MOST_CHARACTERS,
  requireLowercase: rules.containsLowercaseLetter ?? false,
  requireUppercase: rules.containsUppercaseLetter ?? false,
  requireNumeric: rules.containsNumericCharacter ?? false,
  requireNonAlphanumeric: rules.containsNonAlphanumericCharacter ?? false,
});
