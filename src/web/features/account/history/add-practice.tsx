import type { User } from "#model/user.ts";
import { historyMessages as t } from "#messages/history.ts";
import { useOnDemand, lazyPart } from "../../../loading/lazy-part.tsx";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import type { ChosenMantra } from "./mantra-choice.tsx";

/** The dialog in which an entry is added or changed, loaded when it is first opened. */
export const entryDialog = lazyPart(() => import("./entry-dialog.tsx"));

interface Props {
  user: User;
  isQuiet?: boolean;
  /** Chosen already on the page of one mantra. */
  mantra?: ChosenMantra;
}

export function AddPractice({ user, isQuiet = false, mantra }: Props) {
  const { Part: Dialog, show, hide } = useOnDemand(entryDialog, useLoadFailure());
  return (
    <>
      <button className={isQuiet ? "button quiet" : "button"} aria-haspopup="dialog" onClick={show}>
        {t.add}
      </button>
      {Dialog && <Dialog user={user} {...(mantra && { mantra })} close={hide} />}
    </>
  );
}
