import { isRefusal } from "#contract/client.ts";
import type { Identity } from "#model/user.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import type { IdentityPort } from "./identity-port.ts";
import { fetchIfAbsent, readCached } from "../queries.ts";
import type { ReplyCache } from "../reply-cache.ts";
import { sessionQuery } from "../session.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../call.ts";

/** A failure of a hosted provider for which the contract has no refusal. Its message is written for people. */
export class ProviderError extends Error {
  override name = "ProviderError";
}

const loadFirebase = lazyModule(() => import("./firebase-identity.ts"));

/**
 * Performs `work` with the provider that the session names. If the service turns out not to be set up, it counts as
 * unavailable.
 */
export async function withIdentity<Result>(replies: ReplyCache, work: (port: IdentityPort) => Promise<Result>) {
  const { identity } = await fetchIfAbsent(replies, sessionQuery);
  try {
    return await work(await portOf(identity));
  } catch (error) {
    if (isRefusal(error, "identity-unavailable")) await changeIdentity(replies, { available: false });
    throw error;
  }
}

async function portOf(identity: Identity): Promise<IdentityPort> {
  if (identity.provider === "builtin") return builtinIdentity;
  const { firebaseIdentity } = await loadFirebase();
  return firebaseIdentity(identity.client);
}

/** The calls for accounts on our own server. */
const builtinIdentity: IdentityPort = {
  signUp: (person) => call(personalApi.signUp, {}, person),
  signIn: (credentials) => call(personalApi.signIn, {}, credentials),
  requestReset: (request) => call(personalApi.requestReset, {}, request),
  newPassword: (renewal) => call(personalApi.newPassword, {}, renewal),
  changePassword: ({ password, newPassword }) => call(personalApi.changePassword, {}, { password, newPassword }),
  changeEmail: ({ password, email }) => call(personalApi.changeEmail, {}, { password, email }),
  confirmEmail: (confirmation) => call(personalApi.confirmEmail, {}, confirmation),

  async deleteAccount({ password }) {
    await call(personalApi.deleteUser, {}, { password });
    return async () => {};
  },

  fetchPasswordPolicy: async () => null,
};

/** Requests the password policy of a hosted provider, which reveals early that it is unavailable. */
export async function prepareIdentity(replies: ReplyCache): Promise<void> {
  try {
    const passwordPolicy = await withIdentity(replies, (port) => port.fetchPasswordPolicy());
    if (passwordPolicy) await changeIdentity(replies, { passwordPolicy });
  } catch (error) {
    // The page says that the service is unavailable; any other failure is shown by whatever needs the provider next.
    if (!isRefusal(error, "identity-unavailable")) console.warn("How to sign in was not asked", error);
  }
}

async function changeIdentity(replies: ReplyCache, changes: Partial<Pick<Identity, "available" | "passwordPolicy">>) {
  const session = readCached(replies, sessionQuery);
  if (!session) return;
  const identity = { ...session.identity, ...changes };
  await replies.mutate(sessionQuery.path, { ...session, identity }, { revalidate: false });
}
