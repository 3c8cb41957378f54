import { useRef, useSyncExternalStore, type KeyboardEvent, type RefObject } from "react";
import type { ChantMode } from "#practice/chant-counter.ts";
import { chantMessages } from "../../../messages/chant.ts";
import { useMessages } from "../../../messages/language.ts";
import type { Mala } from "../mala.ts";

interface Props {
  mala: Mala;
  /** Gets the focus once Manual is chosen by touch or mouse, for then the keys count. */
  counter: RefObject<HTMLElement | null>;
}

const modes = ["auto", "manual"] as const satisfies ChantMode[];
const arrows: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** Two radios: the one that is chosen stays chosen. */
export function ModeChoice({ mala, counter }: Props) {
  const t = useMessages(chantMessages);
  const { chant } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const group = useRef<HTMLDivElement>(null);
  const isPlayable = chant.recording === "playable";

  function choose(mode: ChantMode) {
    if (mode !== chant.mode) mala.press({ type: "mode", mode });
  }

  function onClick(mode: ChantMode) {
    choose(mode);
    const sheet = group.current?.closest<HTMLElement>(":popover-open");
    sheet?.hidePopover();
    if (mode === "manual") queueMicrotask(() => counter.current?.focus());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!arrows.has(event.key) || !isPlayable) return;
    event.preventDefault();
    const other = modes.find((mode) => mode !== chant.mode) ?? chant.mode;
    choose(other);
    group.current?.querySelector<HTMLElement>(`[data-mode=${other}]`)?.focus();
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
          {t[mode]}
        </button>
      ))}
    </div>
  );
}
