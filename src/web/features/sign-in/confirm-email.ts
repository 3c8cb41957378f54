import type { EmailConfirmation } from "#contract/bodies.ts";
import { ApiError, isRefusal } from "#contract/client.ts";
import { errorMessage, refusalSentence } from "../../ui/error-message.ts";
import { reloadCurrentUser } from "../../data/current-user.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/**
 * Confirms an address with the token of an email. This browser need not be signed in. Resolves to the failure in words,
 * or to null without one.
 */
export async function confirmEmail(replies: ReplyCache, confirmation: EmailConfirmation) {
  try {
    await withIdentity(replies, (identity) => identity.confirmEmail(confirmation));
  } catch (error) {
    const reason = error instanceof ApiError ? refusalSentence(error) : errorMessage(error);
    return { reason, canRetry: !isRefusal(error, "used-link", "email-registered") };
  }
  // A failure here affects only what is shown of the user, so it is logged.
  await reloadCurrentUser(replies).catch(console.info);
  return null;
}
