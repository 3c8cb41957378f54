import { useEffect, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import type { Mala } from "../../../mala/mala.ts";
import type { HeardRecording } from "../../../mala/use-heard-recording.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import type { PracticeMode } from "../practice-mode/use-practice-mode.ts";

/** The sheet has this id. */
export const MORE = "more-controls";

export interface MoreProps extends Pick<Chant, "mantra" | "deity"> {
  mala: Mala;
  heard: HeardRecording;
  player: RefObject<HTMLAudioElement | null>;
  practiceMode: PracticeMode;
  /** True where the sheet is to be open from the first. The screen is rendered anew with another voice, chosen there. */
  isOpenAtFirst: boolean;
  keepOpen: (isOpen: boolean) => void;
}

const moreSheet = lazyPart(() => import("./more-sheet.tsx"), "more-sheet");

/** Button of the sheet with all that is not needed at every mala. The first press loads it, and it opens by itself. */
export function More(props: MoreProps): ReactNode {
  const { Part, show } = useOnDemand(moreSheet, useLoadFailure());
  const { isOpenAtFirst } = props;
  const [openAtFirst] = useState(() => () => isOpenAtFirst && show());

  useEffect(() => void openAtFirst(), [openAtFirst]);

  /** A sheet that is loaded already opens within the press, which would close it again as that of its button. */
  function open(press: MouseEvent) {
    press.preventDefault();
    show();
  }

  return (
    <>
      <button
        className="icon-button more-button"
        aria-label={t.more}
        popoverTarget={Part ? MORE : undefined}
        onClick={Part ? undefined : open}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {Part && <Part {...props} />}
    </>
  );
}
