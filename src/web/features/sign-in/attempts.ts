import { defaultPasswordPolicy } from "#model/password-policy.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { readCached } from "../../data/queries.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";
import { sessionQuery } from "../../data/session.ts";
import { authOutcomes as t } from "#messages/sign-in.ts";
import { check, type Fields } from "./checks.ts";
import {
  failedAskLink,
  failedLogin,
  failedNewPassword,
  failedReset,
  failedSignUp,
  failedUseLink,
  type Failure,
} from "./failed-attempts.ts";
import { readToken, type Mode } from "./mode.ts";
import { afterShortWaits } from "./short-waits.ts";
import type { NewPassword, ResetRequest, SignIn, SignInLink, SignUp } from "#contract/bodies.ts";
import { personalApi } from "#contract/personal-api.ts";
import { withPersonLock } from "../../practice/locks.ts";
import { call } from "../../data/call.ts";
import { setCurrentUser } from "../../data/current-user.ts";
import { beginSession } from "../../data/begin-session.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import { readKeptPasskeys } from "../../ui/passkey-choice.tsx";
import type { Toast } from "../../ui/toast.ts";

/** These functions resolve when the identity provider has accepted the request, and throw its refusal. */

const signIn = (replies: ReplyCache, credentials: SignIn) =>
  withPersonLock(async () =>
    beginSession(replies, await withIdentity(replies, (identity) => identity.signIn(credentials))),
  );

const signUp = (replies: ReplyCache, person: SignUp) =>
  afterShortWaits(() =>
    withPersonLock(async () =>
      beginSession(replies, await withIdentity(replies, (identity) => identity.signUp(person))),
    ),
  );

const requestReset = (replies: ReplyCache, request: ResetRequest) =>
  withIdentity(replies, (identity) => identity.requestReset(request));

/** Sets a new password, and ends every session of the account, including this browser's. */
const chooseNewPassword = (replies: ReplyCache, renewal: NewPassword) =>
  withPersonLock(async () => {
    await withIdentity(replies, (identity) => identity.newPassword(renewal));
    await setCurrentUser(replies, null);
  });

const signInByLink = (replies: ReplyCache, link: SignInLink) =>
  withPersonLock(async () => beginSession(replies, await call(personalApi.signInByLink, {}, link)));

interface Success {
  done?: Toast & { description: string };
  /** The form that follows, which repeats the message of success. */
  next?: Mode;
}

export type Outcome = Failure & Success;

/** How a valid form is sent, and how its outcome is reported. */
interface Attempt {
  send: (replies: ReplyCache, fields: Fields, form: FormData) => Promise<unknown>;
  succeed: () => Success;
  fail: (error: unknown) => Failure;
}

const attempts: Record<Mode, Attempt> = {
  login: {
    send: (replies, { email = "", password = "" }) => signIn(replies, { email, password }),
    // Nothing needs to be shown, because the page redirects when the session changes.
    succeed: () => ({}),
    fail: failedLogin,
  },
  signup: {
    send: (replies, { name = "", email = "", password = "" }) => signUp(replies, { name, email, password }),
    succeed: () => ({ done: t.signUp.done }),
    fail: failedSignUp,
  },
  reset: {
    send: (replies, { email = "" }) => requestReset(replies, { email }),
    succeed: () => ({ done: t.reset.done, next: "login" }),
    fail: failedReset,
  },
  "new-password": {
    send: (replies, { token = "", password = "" }, form) =>
      chooseNewPassword(replies, { token, password, keepPasskeys: readKeptPasskeys(form) }),
    succeed: () => ({ done: t.newPassword.done, next: "login" }),
    fail: failedNewPassword,
  },
  "ask-link": {
    send: (_, { email = "" }) => call(personalApi.requestSignInLink, {}, { email }),
    succeed: () => ({ done: t.askLink.done, next: "login" }),
    fail: failedAskLink,
  },
  "use-link": {
    send: (replies, { token = "" }) => signInByLink(replies, { token }),
    // Nothing needs to be shown, because the page redirects when the session changes.
    succeed: () => ({}),
    fail: failedUseLink,
  },
};

/** Validates a form and sends it. */
export async function attempt(mode: Mode, form: FormData, replies: ReplyCache): Promise<Outcome> {
  const fields: Fields = {
    ...Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
    // The token is read from the address, because a page holds nothing personal.
    token: readToken(location.search),
  };
  const identity = readCached(replies, sessionQuery)?.identity;

  const errors = check(mode, fields, identity?.passwordPolicy ?? defaultPasswordPolicy);
  if (Object.keys(errors).length > 0) {
    const isIncomplete = isForSigningIn(mode) && !(fields["email"]?.trim() && fields["password"]);
    return isIncomplete ? { errors, failure: t.required } : { errors };
  }
  if (identity && !identity.available) return { failure: t.unavailable };

  const { send, succeed, fail } = attempts[mode];
  try {
    await send(replies, fields, form);
  } catch (error) {
    return fail(error);
  }
  return succeed();
}

const isForSigningIn = (mode: Mode) => mode === "login" || mode === "signup";

const loadPractice = lazyModule(() => import("../../practice/browser-practice.ts"));
const loadUnsent = lazyModule(() => import("../../practice/unsent-entries.ts"));

/** Returns a message about practice on this device that belongs to nobody yet; empty where there is none. */
export async function describeUnclaimed(mode: Mode): Promise<string> {
  if (!isForSigningIn(mode)) return "";
  const [{ browserPractice }, { countUnclaimed }] = await Promise.all([loadPractice(), loadUnsent()]);
  const count = await countUnclaimed(browserPractice().store);
  return count > 0 ? t.unclaimed(count) : "";
}
