import { useLayoutEffect, useRef, useSyncExternalStore, type KeyboardEvent } from "react";
import type { ChantMode } from "#engines/chant-state.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { Mala } from "../../../mala/mala.ts";

const modes = ["auto", "manual", "aloud"] as const satisfies ChantMode[];
const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** These are radio buttons: the one that is chosen stays chosen. */
export function ModeChoice({ mala }: { mala: Mala }) {
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const group = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const isPlayable = chant.recording === "playable";

  /** Once Manual is chosen by touch or mouse, the keys count. Waits for the counter, which is rendered for Manual first. */
  function focusCounter() {
    if (!isFocusDue.current || chant.mode !== "manual") return;
    isFocusDue.current = false;
    document.querySelector<HTMLElement>("[data-keys]")?.focus();
  }
  useLayoutEffect(focusCounter);

  function choose(mode: ChantMode) {
    if (mode !== chant.mode) mala.press({ type: "mode", mode });
  }

  function onClick(mode: ChantMode) {
    choose(mode);
    const sheet = group.current?.closest<HTMLElement>(":popover-open");
    sheet?.hidePopover();
    isFocusDue.current = mode === "manual";
    focusCounter();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const enabled = modes.filter((mode) => isPlayable || mode !== "auto");
    const next = enabled.at((enabled.indexOf(chant.mode) + step) % enabled.length) ?? chant.mode;
    choose(next);
    group.current?.querySelector<HTMLElement>(`[data-mode=${next}]`)?.focus();
  }

  return (
    <div ref={group} className="mode-choice" role="radiogroup" aria-label={t.countedBy} aria-describedby="mode-note">
      {modes.map((mode) => (
        <button
          key={mode}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- presses that come before the app are kept for buttons only
          role="radio"
          data-mode={mode}
          aria-checked={mode === chant.mode}
          tabIndex={mode === chant.mode ? 0 : -1}
          disabled={mode === "auto" && !isPlayable}
          onClick={() => onClick(mode)}
          onKeyDown={onKeyDown}
        >
          {`${t[mode]} `}
          <small>{t[`${mode}Means`]}</small>
        </button>
      ))}
    </div>
  );
}
