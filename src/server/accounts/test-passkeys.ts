import { api } from "#contract/api.ts";
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from "#contract/personal-replies.ts";
import type { createAuthenticator } from "../identity/passkeys/test-authenticator.ts";
import { mira, type openBrowser } from "./test-browser.ts";

type Browser = ReturnType<typeof openBrowser>;
type Authenticator = ReturnType<typeof createAuthenticator>;

export async function creationOptions(browser: Browser, password = mira.password) {
  const reply = await browser.post(api.beginPasskey.path, { password });
  return (await reply.json()) as PasskeyCreationOptions;
}

export async function requestOptions(browser: Browser) {
  const reply = await browser.post(api.beginPasskeySignIn.path, {});
  return (await reply.json()) as PasskeyRequestOptions;
}

export async function addPasskey(browser: Browser, authenticator: Authenticator) {
  const reply = await browser.post(api.addPasskey.path, authenticator.create(await creationOptions(browser)));
  return (await reply.json()) as Passkey[];
}

export const signInWithPasskey = async (browser: Browser, authenticator: Authenticator) =>
  browser.post(api.passkeySignIn.path, authenticator.get(await requestOptions(browser)));
