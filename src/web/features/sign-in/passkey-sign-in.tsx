import { useState } from "react";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { passkeyMessages as t } from "#messages/identity.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { useSite } from "../../data/site-context.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";

const loadPasskeys = lazyModule(() => import("../../data/passkeys.ts"));

/** Shows a button for passkeys. It is absent where a hosted provider signs people in. */
export function PasskeySignIn() {
  const replies = useReplyCache();
  const { passkeys } = useSite();
  const [failure, setFailure] = useState("");
  const [isWaiting, setWaiting] = useState(false);
  useHeldFocus(isWaiting);
  if (!passkeys) return null;

  async function signIn() {
    setFailure("");
    setWaiting(true);
    const failure = await attempt();
    setFailure(failure);
    setWaiting(false);
  }

  /** Signs in. After success the page redirects, because the session changes. */
  async function attempt() {
    // Browsers have no passkeys on a page without https.
    if (!("PublicKeyCredential" in window)) return t.unsupported;
    try {
      const { isDismissed, signInWithPasskey } = await loadPasskeys();
      return await signInWithPasskey(replies).then(
        () => "",
        (error: unknown) => (isDismissed(error) ? t.notSignedIn : errorMessage(error)),
      );
    } catch (error) {
      return errorMessage(error);
    }
  }

  return (
    <div className="other-way">
      <button className="button quiet" disabled={isWaiting} onClick={() => void signIn()}>
        {isWaiting && <span className="spinner" />}
        {t.signIn}
      </button>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
