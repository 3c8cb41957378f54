/* @chunk cards */
import { shareMessages as t } from "#messages/share.ts";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { Icon } from "../../icon.tsx";
import { useLoadFailure } from "../../use-load-failure.ts";
import type { SharedVerse } from "./share-sheet.tsx";

const sheet = lazyPart(() => import("./share-sheet.tsx"), "share-sheet");

interface Props extends SharedVerse {
  /** The field is true where there is only room for an icon. */
  isIcon?: boolean;
}

/** Shows a button that opens the ways to share a verse. They are loaded with the first press. */
export function ShareButton({ isIcon = false, ...shared }: Props) {
  const { Part, show, hide } = useOnDemand(sheet, useLoadFailure());
  return (
    <>
      <button
        className={isIcon ? "icon-button" : "button quiet"}
        aria-haspopup="dialog"
        aria-label={t.shareThis(shared.mantra.title)}
        onClick={show}
      >
        {isIcon ? <Icon name="share" /> : t.share}
      </button>
      {Part && <Part {...shared} close={hide} />}
    </>
  );
}
