import { expect, test } from "vitest";
import { createApiClient } from "#contract/client.ts";
import { FirebaseError, type AskFirebase } from "./firebase/firebase-client.ts";
import { failedLogin, failedNewPassword, failedReset, failedSignUp } from "../../features/sign-in/failed-attempts.ts";
import { createFirebaseIdentity } from "./firebase-identity.ts";
import { ProviderError } from "./identity.ts";

const credentials = { email: "mira@example.org", password: "giridhar gopal" };

type Answers = Partial<Record<Parameters<AskFirebase>[0], unknown>>;

/** Opens the adapter between a provider and a server that reply as the test says. Both record their calls. */
function open(answers: Answers = {}, refusal?: { status: number; text: string; code?: string }) {
  const asked: string[] = [];
  const ask = async (call: keyof Answers, argument?: unknown) => {
    asked.push(argument === undefined ? call : `${call} ${JSON.stringify(argument)}`);
    const answer = call in answers ? answers[call] : { isValid: true, rules: {} };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const send = createApiClient((path, { method, body }) => {
    asked.push(`${method} ${path} ${body as string}`);
    if (!refusal) return Response.json({ displayName: "Mira" });
    const { status, text, code = "busy" } = refusal;
    return new Response(text, { status, headers: { "x-refusal": code } });
  });
  return { identity: createFirebaseIdentity(ask as AskFirebase, send), asked };
}

const refusalOf = (code: string) =>
  new FirebaseError({ code: `auth/${code}`, message: `Firebase: Error (auth/${code}).` });

test("signing in exchanges the token once, keeps the name in step, and lets the provider's state go", async () => {
  const { identity, asked } = open({ signIn: "a.b.c" });
  expect(await identity.signIn(credentials)).toEqual({ displayName: "Mira" });
  expect(asked).toEqual([
    `signIn ${JSON.stringify(credentials)}`,
    'POST /api/auth/exchange {"idToken":"a.b.c"}',
    'keepName "Mira"',
    "leave",
  ]);
});

test("the provider's state goes also when our server takes no token", async () => {
  const { identity, asked } = open({ signIn: "a.b.c" }, { status: 503, text: "Resting" });
  await expect(identity.signIn(credentials)).rejects.toThrow("503: Resting");
  expect(asked.at(-1)).toBe("leave");
});

test("a new account gets an email that confirms its address, and is there without", async () => {
  const { identity, asked } = open({ signUp: "a.b.c" });
  await identity.signUp({ name: "Mira", ...credentials });
  expect(asked.map((line) => line.split(" ", 1)[0])).toEqual([
    "checkPassword",
    "signUp",
    "POST",
    "sendConfirmation",
    "keepName",
    "leave",
  ]);
  const { identity: silent } = open({ signUp: "a.b.c", sendConfirmation: refusalOf("quota-exceeded") });
  expect(await silent.signUp({ name: "Mira", ...credentials })).toEqual({ displayName: "Mira" });
});

test("an earlier account with the same email is proved to be one's own by an emailed link", async () => {
  const { identity, asked } = open(
    { signIn: "a.b.c" },
    { status: 409, text: "Open the link", code: "unverified-email" },
  );
  const error = await failureOf(identity.signIn(credentials));
  expect(failedLogin(error).failure).toBe(
    "An earlier account has this email. Open the link that was sent to it, then sign in again.",
  );
  expect(asked.slice(-2)).toEqual(["sendConfirmation", "leave"]);
});

test("a new password ends every session, and then this one", async () => {
  const { identity, asked } = open({ resetPassword: "a.b.c" });
  await identity.newPassword({ token: "of-an-email", password: "giridhar gopal" });
  expect(asked.filter((line) => line.startsWith("POST"))).toEqual([
    'POST /api/auth/exchange {"idToken":"a.b.c","endOtherSessions":true}',
    "POST /api/auth/sign-out {}",
  ]);
});

test("a changed password ends every other session, and goes to the provider alone", async () => {
  const { identity, asked } = open({ changePassword: "a.b.c" });
  const renewal = { password: "giridhar gopal", newPassword: "another garland" };
  await identity.changePassword({ currentEmail: "mira@example.org", ...renewal });
  expect(asked[1]).toBe(`changePassword ${JSON.stringify({ email: "mira@example.org", ...renewal })}`);
  expect(asked.filter((line) => line.startsWith("POST"))).toEqual([
    'POST /api/auth/exchange {"idToken":"a.b.c","endOtherSessions":true}',
  ]);
});

test("a changed email is the provider's to confirm: our server hears of it at the next sign-in", async () => {
  const { identity, asked } = open();
  const change = { password: "giridhar gopal", email: "mirabai@example.org" };
  await identity.changeEmail({ currentEmail: "mira@example.org", ...change });
  const sent = { email: "mira@example.org", password: "giridhar gopal", newEmail: "mirabai@example.org" };
  expect(asked).toEqual([`changeEmail ${JSON.stringify(sent)}`, "leave"]);
});

test.each(["changePassword", "changeEmail"] as const)("%s with a wrong password is named as such", async (call) => {
  const { identity, asked } = open({ [call]: refusalOf("invalid-credential") });
  const change = {
    currentEmail: "mira@example.org",
    password: "wrong",
    newPassword: "another garland",
    email: "a@b.example",
  };
  await expect(identity[call](change)).rejects.toMatchObject({ code: "wrong-password" });
  expect(asked.at(-1)).toBe("leave");
});

test("a password is checked by the provider's own rules before it is sent", async () => {
  const rules = { minPasswordLength: 10, containsNumericCharacter: true };
  const { identity, asked } = open({ checkPassword: { isValid: false, rules } });
  await expect(identity.signUp({ name: "Mira", ...credentials, password: "giridhar" })).rejects.toMatchObject({
    code: "weak-password",
    sentence: "The password must have at least 10 characters and a number.",
  });
  expect(asked).toEqual(['checkPassword "giridhar"']);
  expect(await identity.fetchPasswordPolicy()).toMatchObject({ minLength: 10, maxLength: 4096, requireNumeric: true });
});

test("an account is deleted here first, and then the user of the provider", async () => {
  const { identity, asked } = open({ signIn: "a.b.c" });
  const finish = await identity.deleteAccount(credentials);
  expect(asked.at(-1)).toBe('DELETE /api/user {"idToken":"a.b.c"}');
  await finish();
  expect(asked.at(-1)).toBe("deleteUser");
});

test("a wrong password deletes nothing, and is named as such", async () => {
  const { identity, asked } = open({ signIn: refusalOf("invalid-credential") });
  await expect(identity.deleteAccount(credentials)).rejects.toMatchObject({ code: "wrong-password" });
  expect(asked.filter((line) => line.startsWith("DELETE"))).toEqual([]);
});

test("a reset says nothing of whether there is an account", async () => {
  const { identity } = open({ requestReset: refusalOf("user-not-found") });
  await expect(identity.requestReset(credentials)).resolves.toBeUndefined();
});

const network = "Network error. Please check your internet connection.";
const unavailable = "Authentication service is not available";

const texts: [code: string, login: string, signUp: string][] = [
  [
    "email-already-in-use",
    "Login failed: 409: This email is already registered. Please try logging in instead.",
    "This email is already registered. Please try logging in instead.",
  ],
  ["invalid-email", "Login failed: 400: Please enter a valid email address.", "Please enter a valid email address."],
  [
    "weak-password",
    "Login failed: 400: Password should be at least 6 characters.",
    "Password should be at least 6 characters.",
  ],
  [
    "password-does-not-meet-requirements",
    "Login failed: 400: Password should be at least 6 characters.",
    "Password should be at least 6 characters.",
  ],
  ["user-not-found", "Invalid email or password.", "Registration failed: 401: Invalid email or password."],
  ["wrong-password", "Invalid email or password.", "Registration failed: 401: Invalid email or password."],
  ["invalid-credential", "Invalid email or password.", "Registration failed: 401: Invalid email or password."],
  ["invalid-login-credentials", "Invalid email or password.", "Registration failed: 401: Invalid email or password."],
  [
    "too-many-requests",
    "Too many failed login attempts. Please try again later.",
    "Too many accounts were made from here. Please try again later.",
  ],
  ["network-request-failed", network, network],
  ["timeout", network, network],
  ["configuration-not-found", unavailable, unavailable],
  ["operation-not-allowed", unavailable, unavailable],
  ["invalid-api-key", unavailable, unavailable],
  [
    "user-disabled",
    "Login failed: This account has been disabled.",
    "Registration failed: This account has been disabled.",
  ],
  ["quota-exceeded", "Login failed: Error (auth/quota-exceeded).", "Registration failed: Error (auth/quota-exceeded)."],
];

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test.each(texts)("auth/%s has its words when signing in and when signing up", async (code, login, signUp) => {
  const { identity } = open({ signIn: refusalOf(code), signUp: refusalOf(code) });
  const [atLogin, atSignUp] = [identity.signIn(credentials), identity.signUp({ name: "Mira", ...credentials })];
  expect(failedLogin(await failureOf(atLogin)).failure).toBe(login);
  expect(failedSignUp(await failureOf(atSignUp)).failure).toBe(signUp);
});

test.each([
  ["too-many-requests", "Too many reset links were requested from here. Please try again later."],
  ["network-request-failed", network],
  ["quota-exceeded", "Error (auth/quota-exceeded)."],
])("auth/%s has its words when a reset is asked for", async (code, text) => {
  const { identity } = open({ requestReset: refusalOf(code) });
  expect(failedReset(await failureOf(identity.requestReset(credentials))).failure).toBe(text);
});

test.each(["expired-action-code", "invalid-action-code"])("auth/%s is a link that has been used", async (code) => {
  const { identity } = open({ resetPassword: refusalOf(code) });
  const error = await failureOf(identity.newPassword({ token: "of-an-email", password: "giridhar gopal" }));
  expect(failedNewPassword(error).errors).toEqual({
    token: "This link has been used or is too old. Please ask for a new one.",
  });
});

test("what is no error of the provider stays what it is", async () => {
  const broken = new RangeError("broken");
  const { identity } = open({ signIn: broken });
  expect(await failureOf(identity.signIn(credentials))).toBe(broken);
  expect(broken).not.toBeInstanceOf(ProviderError);
});
