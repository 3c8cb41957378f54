import { useState } from "react";
import { aloudMessages as t } from "#messages/aloud.ts";

interface Props {
  isRemembered: boolean;
  /** Resolves to false where the browser does not keep it. */
  remember: (isRemembered: boolean) => Promise<boolean>;
}

/** Keeps the person's own template on the device, or deletes it. */
export function RememberVoice({ isRemembered, remember }: Props) {
  const [isRefused, setRefused] = useState(false);
  return (
    <label className="aloud-remember">
      <input
        type="checkbox"
        checked={isRemembered}
        onChange={({ target }) => void remember(target.checked).then((isDone) => setRefused(!isDone))}
      />
      <span>
        {t.remember} <small>{isRefused ? t.notRemembered : t.rememberHint}</small>
      </span>
    </label>
  );
}
