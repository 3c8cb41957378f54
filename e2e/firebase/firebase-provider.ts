import { at } from "../journey.ts";
import type { Action, TestProvider, Trouble } from "../provider.ts";
import { findEmail } from "./emulator.ts";

/** Names of the SDK's calls. */
const calls: Readonly<Record<Action, string>> = {
  "sign-in": "signInWithPassword",
  "sign-up": "signUp",
  reset: "sendOobCode",
};

/** Refusals as Google sends them. */
const refusals: Readonly<Record<Trouble, string>> = {
  "too-many": "TOO_MANY_ATTEMPTS_TRY_LATER",
  other: "QUOTA_EXCEEDED : Exceeded quota.",
  "invalid-email": "INVALID_EMAIL",
  "weak-password": "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements",
};

export const firebaseProvider: TestProvider = {
  complaint: () => /\b400\b/,
  urlOf: (action) => `**/v1/accounts:${calls[action]}*`,
  otherMessage: "Exceeded quota. (auth/quota-exceeded).",

  async resetLinkOf(email) {
    const sent = await findEmail(email, "PASSWORD_RESET");
    return at(`/auth?mode=resetPassword&oobCode=${sent?.oobCode}&apiKey=of-the-project&lang=en`);
  },

  refuse: (page, action, trouble) =>
    page.route(firebaseProvider.urlOf(action), (route) =>
      route.fulfill({
        status: 400,
        headers: { "access-control-allow-origin": "*" },
        json: { error: { code: 400, message: refusals[trouble], errors: [{ message: refusals[trouble] }] } },
      }),
    ),
};
