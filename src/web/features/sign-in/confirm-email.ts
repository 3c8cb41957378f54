import type { EmailConfirmation } from "#contract/bodies.ts";
import { ApiError, isRefusal } from "#contract/client.ts";
import { errorMessage, refusalSentence } from "../../ui/error-message.ts";
import { reloadCurrentUser } from "../../data/current-user.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/**
 * Confirms an address with the token of an email. This browser need not be signed in. Resolves with the failure in words,
 * null without one.
 */
export async function confirmEmail(replies: ReplyCache, confirmation: EmailConfirmation) {
  try {
    await withIdentity(replies, (identity) => identity.confirmEmail(confirmation));
  } catch (error) {
    const reason = error instanceof ApiError ? refusalSentence(error) : errorMessage(error);
    return { reason, canRetry: !isRefusal(error, "used-link", "email-registered") };
  }
  // Only what is shown of the user depends on it.
  await reloadCurrentUser(replies).catch(console.info);
  return null;
}
