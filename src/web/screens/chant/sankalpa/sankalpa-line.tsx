import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { useMessages } from "../../../messages/language.ts";
import { sankalpaMessages } from "../../../messages/sankalpa.ts";
import { usePart } from "../../../ui/use-part.ts";
import type { Mala } from "../mala.ts";

interface Props {
  progress: SankalpaProgress | null;
  mala: Mala;
}

const loadDialog = () => import("./sankalpa-dialog.tsx");

/** The vow in one quiet line, and the way to it. */
export function SankalpaLine({ progress, mala }: Props) {
  const t = useMessages(sankalpaMessages);
  const dialog = usePart(loadDialog);
  return (
    <div className="sankalpa-line">
      {progress && <p>{progress.isOver ? t.over(progress) : t.progress(progress)}</p>}
      <button onClick={dialog.show}>{progress ? t.name : t.take}</button>
      {dialog.Part && <dialog.Part progress={progress} mala={mala} close={dialog.hide} />}
    </div>
  );
}
