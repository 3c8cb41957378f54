import { Fragment, useId } from "react";
import type { Passkey } from "#contract/personal-replies.ts";
import { dateInWords } from "#messages/dates.ts";
import { passkeyChoiceMessages as t } from "#messages/password.ts";

/**
 * Lists the passkeys in a form that sets a new password, so that each can be removed with the old one. The boxes of
 * passkeys in doubt are checked. An account without passkeys has no such list.
 */
export function PasskeyChoice({ passkeys }: { passkeys: readonly Passkey[] }) {
  const textId = useId();
  if (passkeys.length === 0) return null;
  return (
    <fieldset className="passkey-choice" aria-describedby={textId}>
      <legend>{t.legend}</legend>
      <p id={textId}>{t.text}</p>
      {passkeys.map(({ id, device, createdAt, isInDoubt }) => (
        <Fragment key={id}>
          <input type="hidden" name="passkey" value={id} />
          <label>
            <input type="checkbox" name="removePasskey" value={id} defaultChecked={isInDoubt === true} />
            {t.passkey(device, dateInWords(createdAt))}
          </label>
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Returns the ids of the passkeys that stay; undefined where none were shown. */
export function readKeptPasskeys(form: FormData): string[] | undefined {
  const shown = form.getAll("passkey").map(String);
  const removed = new Set(form.getAll("removePasskey").map(String));
  return shown.length > 0 ? shown.filter((id) => !removed.has(id)) : undefined;
}
