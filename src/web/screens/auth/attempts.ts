import type { QueryClient } from "@tanstack/react-query";
import { pageApi } from "#contract/page-api.ts";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import type { Session } from "#model/user.ts";
import { lazyModule } from "../../boot/lazy-module.ts";
import { get } from "../../data/queries.ts";
import { chooseNewPassword, requestReset, signIn, signUp } from "../../data/sign-in.ts";
import { authOutcomes } from "../../messages/auth-outcomes.ts";
import type { Language } from "../../messages/language.ts";
import { showToast } from "../../ui/toast.ts";
import type { Errors } from "./auth-form.tsx";
import { check, type Fields } from "./checks.ts";
import { goToMode, type Mode } from "./mode.ts";
import { failedLogin, failedNewPassword, failedReset, failedSignUp } from "./failed-attempts.ts";

interface AttemptOptions {
  client: QueryClient;
  language: Language;
  /** Title of the toast after a failure. */
  failed: string;
}

type Words = (typeof authOutcomes)[Language];

/** Sends a valid form and reports the outcome. */
interface Attempt {
  send: (client: QueryClient, fields: Fields) => Promise<unknown>;
  succeed: (t: Words) => void;
  fail: (error: unknown, words: { title: string; t: Words; language: Language }) => Errors;
}

const attempts: Record<Mode, Attempt> = {
  login: {
    send: (client, { email = "", password = "" }) => signIn(client, { email, password }),
    // The page redirects when the session changes.
    succeed: () => {},
    fail: failedLogin,
  },
  signup: {
    send: (client, { name = "", email = "", password = "" }) => signUp(client, { name, email, password }),
    succeed: (t) => showToast(t.signUp.done),
    fail: failedSignUp,
  },
  reset: {
    send: (_, { email = "" }) => requestReset({ email }),
    succeed(t) {
      showToast(t.reset.done);
      goToMode("login");
    },
    fail: failedReset,
  },
  "new-password": {
    send: (client, { token = "", password = "" }) => chooseNewPassword(client, { token, password }),
    succeed(t) {
      showToast(t.newPassword.done);
      goToMode("login");
    },
    fail: failedNewPassword,
  },
};

/** Validates a form, sends it and reports the outcome in a toast. Returns the messages beside the fields. */
export async function attempt(
  mode: Mode,
  form: FormData,
  { client, language, failed }: AttemptOptions,
): Promise<Errors> {
  const t = authOutcomes[language];
  const fields: Fields = {
    ...Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
    // Read from the address, because a page holds nothing personal.
    token: new URLSearchParams(location.search).get("token") ?? "",
  };
  const identity = client.getQueryData<Session>(get(pageApi.session, {}).queryKey)?.identity;

  const refuse = (description: string) => showToast({ title: failed, description, variant: "destructive" });
  if (isForSigningIn(mode) && !(fields["email"]?.trim() && fields["password"])) refuse(t.required);

  const errors = check(mode, fields, { policy: identity?.passwordPolicy ?? defaultPasswordPolicy, t });
  if (Object.keys(errors).length > 0) return errors;
  if (identity && !identity.available) {
    refuse(t.unavailable);
    return {};
  }

  const { send, succeed, fail } = attempts[mode];
  try {
    await send(client, fields);
  } catch (error) {
    return fail(error, { title: failed, t, language });
  }
  succeed(t);
  return {};
}

const isForSigningIn = (mode: Mode) => mode === "login" || mode === "signup";

const loadPractice = lazyModule(() => import("../../practice/browser-practice.ts"));
const loadOutbox = lazyModule(() => import("../../practice/outbox.ts"));

/** Message about practice on this device that belongs to nobody yet; empty where there is none. */
export async function describeUnclaimed(mode: Mode, language: Language): Promise<string> {
  if (!isForSigningIn(mode)) return "";
  const [{ browserPractice }, { countUnclaimed }] = await Promise.all([loadPractice(), loadOutbox()]);
  const count = await countUnclaimed(browserPractice().store);
  return count > 0 ? authOutcomes[language].unclaimed(count) : "";
}
