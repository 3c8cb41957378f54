import { lazy, Suspense, useState } from "react";
import type { SankalpaProgress } from "#practice/sankalpa.ts";
import { useMessages } from "../../../messages/language.ts";
import { sankalpaMessages } from "../../../messages/sankalpa.ts";
import type { OpenSitting } from "../sitting.ts";

interface Props {
  progress: SankalpaProgress | null;
  sitting: OpenSitting;
}

const SankalpaDialog = lazy(() => import("./sankalpa-dialog.tsx"));

/** The vow in one quiet line, and the way to it. */
export function SankalpaLine({ progress, sitting }: Props) {
  const t = useMessages(sankalpaMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sankalpa-line">
      {progress && <p>{progress.isOver ? t.over(progress) : t.progress(progress)}</p>}
      <button onClick={() => setOpen(true)}>{progress ? t.name : t.take}</button>
      {isOpen && (
        <Suspense>
          <SankalpaDialog progress={progress} sitting={sitting} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
