import type { EmailConfirmation } from "#contract/bodies.ts";
import { reloadCurrentUser } from "../../data/current-user.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/** Confirms an address with the token of an email. This browser need not be signed in. */
export async function confirmEmail(replies: ReplyCache, confirmation: EmailConfirmation) {
  await withIdentity(replies, (identity) => identity.confirmEmail(confirmation));
  // Only what is shown of the user depends on it.
  await reloadCurrentUser(replies).catch(console.info);
}
