import { useState, type SubmitEvent } from "react";
import { givenVowQuery } from "#engines/given-vow.ts";
import { giveVowMessages as t } from "#messages/given-vow.ts";
import { vowMessages } from "#messages/vow.ts";
import { canShare, copy, share, type Shared } from "../../../device/share.ts";
import type { Mala } from "../../../mala/mala.ts";
import { showToast } from "../../../ui/toast.ts";
import { readTyped, VowFields, type TypedVow } from "./vow-fields.tsx";

interface Props {
  mala: Mala;
  first: TypedVow;
  back: () => void;
  close: () => void;
}

/** Makes the link that gives a practice of this mantra to a pupil. All of it is in the link; the server keeps nothing. */
export function GiveVow({ mala: { mantra }, first, back, close }: Props) {
  const [typed, setTyped] = useState(first);
  const [refused, setRefused] = useState<string | null>(null);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = readTyped(typed);
    const url = location.origin + location.pathname + givenVowQuery(asked);
    const words = { title: mantra.title, text: t.given(mantra.title, vowMessages.vow(asked)), url };
    if (!(await sendWords(words, close))) setRefused(url);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <p>{t.explanation}</p>
      <VowFields typed={typed} change={setTyped} days={t.days} />
      <output className="soft">
        {refused && (
          <>
            {t.refused} <span className="address">{refused}</span>
          </>
        )}
      </output>
      <p className="buttons">
        <button className="button">{canShare() ? t.send : t.copy}</button>
        <button type="button" className="button quiet" onClick={back}>
          {t.back}
        </button>
      </p>
    </form>
  );
}

/**
 * Sends words by an app of the device, or copies them where there is no choice of apps. Closes the dialog before a message is
 * shown, which would be behind it. False where the browser refuses both.
 */
export async function sendWords(words: Shared, close: () => void): Promise<boolean> {
  const isSent = canShare() && (await share(words)) === "shared";
  const isCopied = !isSent && (await copy(words)) === "copied";
  if (isSent || isCopied) close();
  if (isCopied) showToast(t.copied);
  return isSent || isCopied;
}
