import { useState } from "react";
import type { User } from "#model/user.ts";
import { useReplyCache, type ReplyCache } from "../../../data/reply-cache.ts";
import { useSession } from "../../../data/session.ts";
import { emailMessages as t } from "#messages/account.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../../data/call.ts";
import { whileSignedIn } from "../../../data/current-user.ts";

/** Tells that an address waits to be confirmed. A hosted provider confirms addresses itself. */
export function EmailState({ user: { pendingEmail } }: { user: User }) {
  const { data: session } = useSession();
  const { isSending, send } = useSending();
  if (session?.identity.provider !== "builtin") return null;
  return (
    <p className="email-state">
      <small>{pendingEmail === null ? t.unconfirmed : t.pending(pendingEmail)}</small>
      <button type="button" className="text-button" disabled={isSending} onClick={() => void send()}>
        {isSending && <span className="spinner" />}
        {t.sendAgain}
      </button>
    </p>
  );
}

function useSending() {
  const replies = useReplyCache();
  const [isSending, setSending] = useState(false);
  useHeldFocus(isSending);

  async function send() {
    setSending(true);
    try {
      await sendConfirmation(replies);
      showToast(t.sent);
    } catch (error) {
      showToast({ title: t.notSent, description: errorMessage(error), variant: "destructive" });
    }
    setSending(false);
  }

  return { isSending, send };
}

const sendConfirmation = (replies: ReplyCache) =>
  whileSignedIn(replies, () => call(personalApi.sendConfirmation, {}, {}));
