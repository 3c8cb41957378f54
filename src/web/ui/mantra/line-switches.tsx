import { useSyncExternalStore } from "react";
import { lineMessages as t } from "#messages/mantra.ts";
import { romanLine, transliterationLine, type VerseLine } from "./verse-lines.ts";

/** Buttons that say in which letters the verses of every page are shown on this device. */
export function LineSwitches() {
  return (
    <>
      <LineSwitch line={transliterationLine} isShownAtFirst>
        {t.transliteration}
      </LineSwitch>
      <LineSwitch line={romanLine}>{t.roman}</LineSwitch>
    </>
  );
}

interface LineSwitchProps {
  line: VerseLine;
  isShownAtFirst?: boolean;
  children: string;
}

function LineSwitch({ line, isShownAtFirst = false, children }: LineSwitchProps) {
  const isShown = useSyncExternalStore(line.watch, line.isShown, () => isShownAtFirst);
  return (
    <button className="button quiet" aria-pressed={isShown} onClick={line.switchIt}>
      {children}
    </button>
  );
}
