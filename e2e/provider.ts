import type { Page } from "@playwright/test";
import { at } from "./journey.ts";
import { firebaseProvider } from "./firebase/firebase-provider.ts";
import { linkSentTo } from "./mails.ts";

export type Action = "sign-in" | "sign-up" | "reset";

/** Reasons for which a provider refuses. `other` is one that the pages do not know. */
export type Trouble = "too-many" | "other" | "invalid-email" | "weak-password";

/** Differences between identity providers that a journey meets. */
export interface TestProvider {
  /**
   * Returns a pattern of the browser's console message for a refusal that our own server would send with this status.
   */
  complaint: (status: number) => RegExp;
  /** Returns a glob of the request for an action. */
  urlOf: (action: Action) => string;
  /** Responds in the provider's place with a refusal. */
  refuse: (page: Page, action: Action, trouble: Trouble) => Promise<unknown>;
  /** Text of the refusal `other`, which the pages repeat. */
  otherMessage: string;
  /** Returns the mailed address of the form for a new password. */
  resetLinkOf: (email: string) => Promise<string>;
}

const sentences: Readonly<Record<Trouble, [status: number, sentence: string, code?: string]>> = {
  "too-many": [429, "Too many"],
  other: [500, "The server is resting"],
  "invalid-email": [400, "Please enter a valid email address.", "invalid-email"],
  "weak-password": [400, "Password should be at least 6 characters.", "weak-password"],
};

const builtin: TestProvider = {
  complaint: (status) => new RegExp(String(status)),
  urlOf: (action) => at(`/api/auth/${action}`),
  otherMessage: "500: The server is resting",
  resetLinkOf: (email) => linkSentTo(email, "/auth?mode=new-password&token="),

  refuse(page, action, trouble) {
    const [status, body, code] = sentences[trouble];
    const headers = code === undefined ? {} : { "x-refusal": code };
    return page.route(builtin.urlOf(action), (route) =>
      route.fulfill({ status, headers, contentType: "text/plain", body }),
    );
  },
};

/** Provider of this run (firebase/start-server.ts). */
export const provider = process.env["E2E_EMULATOR"] ? firebaseProvider : builtin;

/** Marks a journey of something that providers do differently, so that it is also part of the hosted provider's run. */
export const withEachProvider = { tag: "@each-provider" } as const;
