import { displayMessages as t } from "#messages/display.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useLoadFailure } from "../use-load-failure.ts";

const displaySheet = lazyPart(() => import("./display-sheet.tsx"), "display");

/** Opens the one setting of text size, letters, day and night. */
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
