import { useRef, useState } from "react";
import type { Passkey } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { addPasskey, isDismissed, isKnownToDevice, removePasskey, passkeysQuery } from "../../../data/passkeys.ts";
import { useReplyCache } from "../../../data/reply-cache.ts";
import { usePersonal } from "../../../data/use-personal.ts";
import { deviceName } from "#messages/device.ts";
import { passkeyMessages as t } from "#messages/identity.ts";
import { errorMessage } from "../../../ui/error-message.ts";
import { showToast } from "../../../ui/toast.ts";
import { useHeldFocus } from "../../../ui/use-held-focus.ts";
import { PasswordProofForm, type Fields, FormBehindButton } from "../password-proof-form.tsx";
import { dayInWords } from "../day-in-words.ts";

/** Lists the passkeys of the person, each of which can be removed, and offers to add one. */
export function Passkeys({ user }: { user: User }) {
  const { data: passkeys, status } = usePersonal(passkeysQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="access">
      <h4 ref={heading} tabIndex={-1}>
        {t.title}
      </h4>
      <p>{t.text}</p>
      {status === "error" && (
        <p className="field-error" role="alert">
          {t.failed}
        </p>
      )}
      <ul className="entries">
        {passkeys?.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <FormBehindButton label={t.add}>{(close) => <NewPasskey user={user} onClose={close} />}</FormBehindButton>
    </div>
  );
}

function PasskeyLine({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const replies = useReplyCache();
  const [isLeaving, setLeaving] = useState(false);
  useHeldFocus(isLeaving);
  const { id, device, createdAt, lastUsedAt, isInDoubt } = passkey;
  const name = deviceName(device);

  async function remove() {
    setLeaving(true);
    try {
      await removePasskey(replies, id);
      showToast(t.removed);
      onRemoved();
    } catch (error) {
      setLeaving(false);
      showToast({ title: t.notRemoved, description: errorMessage(error), variant: "destructive" });
    }
  }

  return (
    <li>
      <p>
        <b>{name}</b>
        <small>
          {t.made} <span>{dayInWords(createdAt)}</span> ·{" "}
          {lastUsedAt === null ? (
            t.neverUsed
          ) : (
            <>
              {t.lastUsed} <span>{dayInWords(lastUsedAt)}</span>
            </>
          )}
        </small>
        {isInDoubt && <small>{t.inDoubt}</small>}
      </p>
      <button className="text-button" aria-label={t.removeOf(name)} disabled={isLeaving} onClick={() => void remove()}>
        {isLeaving && <span className="spinner" />}
        {t.remove}
      </button>
    </li>
  );
}

function NewPasskey({ user, onClose }: { user: User; onClose: () => void }) {
  const replies = useReplyCache();

  async function send({ password = "" }: Fields) {
    try {
      await addPasskey(replies, password);
    } catch (error) {
      if (isDismissed(error)) throw new Error(t.dismissed, { cause: error });
      throw isKnownToDevice(error) ? new Error(t.isKnown, { cause: error }) : error;
    }
    onClose();
    showToast(t.added);
  }

  return (
    <PasswordProofForm
      user={user}
      text={t.proof}
      passwordLabel={t.password}
      submit={t.continue}
      cancel={t.cancel}
      failed={t.notAdded}
      send={send}
      onCancel={onClose}
    />
  );
}
