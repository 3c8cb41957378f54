import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { sankalpaMessages as t } from "#messages/sankalpa.ts";
import { useLoadFailure } from "../../../ui/use-load-failure.ts";
import type { Mala } from "../../../mala/mala.ts";

interface Props {
  progress: SankalpaProgress | null;
  mala: Mala;
}

const sankalpaDialog = lazyPart(() => import("./sankalpa-dialog.tsx"), "sankalpa-dialog");

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
