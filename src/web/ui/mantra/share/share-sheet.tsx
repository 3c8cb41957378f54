import { useLayoutEffect, useRef, type MouseEvent } from "react";
import type { DeityName } from "#model/deity.ts";
import type { Mantra } from "#model/mantra.ts";
import { addressOf } from "../../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { shareSheetMessages as t } from "#messages/share-sheet.ts";
import { useSite } from "../../../data/site-context.ts";
import { canShare, canShareFiles, copy, share, type Sharing } from "../../../device/share.ts";
import { inScript } from "../../in-script.tsx";
import { Icon } from "../../icon.tsx";
import { showToast } from "../../toast.ts";
import { sendPicture } from "./verse-picture.ts";

export interface SharedVerse {
  mantra: Pick<Mantra, "id" | "title" | "padas">;
  deity: Pick<DeityName, "id" | "image">;
}

/** Offers the ways to share a verse: its address, its text with the address, and its picture. */
export default function ShareSheet({ mantra, deity, close }: SharedVerse & { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { name: siteName } = useSite();
  const { id, title, padas } = mantra;
  const text = padas.map(({ sanskrit }) => inScript(sanskrit.trim())).join("\n");
  const words = { title, text, url: location.origin + addressOf(paths.verse(deity.id, id)) };

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  /** Closes the sheet before a message is shown, because the sheet would cover it. */
  async function send(sending: Promise<Sharing | "no-picture">) {
    const outcome = await sending;
    close();
    if (outcome !== "shared") showToast(t.outcomes[outcome]);
  }

  const sendAsPicture = ({ currentTarget: screen }: MouseEvent<HTMLElement>) =>
    send(sendPicture({ title, padas, siteName, screen, words, image: deity.image }));

  return (
    <dialog
      ref={dialog}
      className="card share-sheet"
      data-deity={deity.id}
      aria-labelledby="share-sheet"
      onClose={close}
    >
      <h2 id="share-sheet">{t.title(title)}</h2>
      {canShare() && (
        <button className="button" onClick={() => void send(share(words))}>
          {t.link}
        </button>
      )}
      <button className={canShare() ? "button quiet" : "button"} onClick={() => void send(copy(words))}>
        {t.copy}
      </button>
      <button className="button quiet" onClick={(press) => void sendAsPicture(press)}>
        {canShareFiles() ? t.picture : t.savePicture}
      </button>
      <button className="icon-button" aria-label={t.close} onClick={close}>
        <Icon name="close" />
      </button>
    </dialog>
  );
}
