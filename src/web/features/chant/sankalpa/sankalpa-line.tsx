import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { loadStyles } from "../../../loading/screen-styles.ts";
import { sankalpaMessages as t } from "#messages/sankalpa.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import type { Mala } from "../../../mala/mala.ts";

interface Props {
  progress: SankalpaProgress | null;
  mala: Mala;
}

/** Its styles lie in the sheet with the styles of all screens. */
const sankalpaDialog = lazyPart(
  () => import("./sankalpa-dialog.tsx"),
  () => loadStyles("sankalpa-dialog"),
);

/** The vow in one quiet line, and the way to it. */
export function SankalpaLine({ progress, mala }: Props) {
  const dialog = useOnDemand(sankalpaDialog, useLoadFailure());
  return (
    <div className="sankalpa-line">
      {progress && <p>{progress.isOver ? t.over(progress) : t.progress(progress)}</p>}
      <button onClick={dialog.show}>{progress ? t.name : t.take}</button>
      {dialog.Part && <dialog.Part progress={progress} mala={mala} close={dialog.hide} />}
    </div>
  );
}
