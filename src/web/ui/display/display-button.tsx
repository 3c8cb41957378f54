import { displayMessages as t } from "#messages/ui.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useLoadFailure } from "../use-load-failure.ts";

const displaySheet = lazyPart(() => import("./display-sheet.tsx"), "display");

/** Shows a button that opens the choice of text size, letters, and day or night. */
export function DisplayButton({ className = "button quiet" }: { className?: string }) {
  const sheet = useOnDemand(displaySheet, useLoadFailure());
  return (
    <>
      <button className={className} aria-haspopup="dialog" onClick={sheet.show}>
        {t.title}
      </button>
      {sheet.Part && <sheet.Part close={sheet.hide} />}
    </>
  );
}
