import type { EmailConfirmation } from "#contract/bodies.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "./call.ts";
import { reloadCurrentUser } from "./current-user.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** Confirms an address with the token of an e-mail. This browser need not be signed in. */
export async function confirmEmail(replies: ReplyCache, confirmation: EmailConfirmation) {
  await call(personalApi.confirmEmail, {}, confirmation);
  // Only what is shown of the user depends on it.
  await reloadCurrentUser(replies).catch(console.info);
}
