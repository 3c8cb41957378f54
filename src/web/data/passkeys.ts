import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  type PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from "@simplewebauthn/browser";
import { personalApi } from "#contract/personal-api.ts";
import type { Passkey } from "#contract/personal-replies.ts";
import { withPersonLock } from "../practice/locks.ts";
import { call } from "./call.ts";
import { beginSession } from "./begin-session.ts";
import { whileSignedIn } from "./current-user.ts";
import type { ReplyCache } from "./reply-cache.ts";
import { get } from "./queries.ts";

export const passkeysQuery = get(personalApi.passkeys, {});

/**
 * These functions resolve when the server has accepted what the device signed, and throw the refusal of the server or
 * of the browser.
 */

export async function signInWithPasskey(replies: ReplyCache) {
  const options = await call(personalApi.beginPasskeySignIn, {}, {});
  // The library's type lists the values that the DOM's type takes as any string.
  const credential = await startAuthentication({ optionsJSON: options as RequestOptions });
  await withPersonLock(async () => beginSession(replies, await call(personalApi.passkeySignIn, {}, { credential })));
}

export const addPasskey = (replies: ReplyCache, password: string) =>
  change(replies, async () => {
    const options = await call(personalApi.beginPasskey, {}, { password });
    const credential = await startRegistration({ optionsJSON: options as CreationOptions });
    return call(personalApi.addPasskey, {}, { credential });
  });

export const removePasskey = (replies: ReplyCache, passkeyId: string) =>
  change(replies, () => call(personalApi.removePasskey, { passkeyId }));

/** Caches the list that the reply to a change contains. */
async function change(replies: ReplyCache, work: () => Promise<Passkey[]>) {
  const passkeys = await whileSignedIn(replies, work);
  await replies.mutate(passkeysQuery.path, passkeys, { revalidate: false });
}

/** Returns true where the person has closed the browser's own dialog, or let it time out. */
export const isDismissed = (error: unknown) =>
  error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);

/** Returns true where the device has a passkey for this account already. */
export const isKnownToDevice = (error: unknown) => error instanceof Error && error.name === "InvalidStateError";
