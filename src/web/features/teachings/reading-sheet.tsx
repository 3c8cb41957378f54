import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { readingMessages as t } from "#messages/teachings.ts";
import { switchTheme } from "../../ui/theme.ts";
import { chooseReading, readingChoice, textSizes, typefaces, watchReading } from "./reading-choice.ts";

/** Size and typeface of the text, and the theme. What is chosen is seen behind the sheet at once. */
export default function ReadingSheet({ close }: { close: () => void }) {
  const choice = useSyncExternalStore(watchReading, readingChoice, readingChoice);
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog ref={dialog} className="card reading-sheet" aria-labelledby="reading" onClose={close}>
      <h2 id="reading">{t.title}</h2>
      <Choice label={t.size}>
        {textSizes.map((size) => (
          <label key={size}>
            <input type="radio" name="size" checked={choice.size === size} onChange={() => chooseReading({ size })} />
            <span>{t.sizes[size]}</span>
          </label>
        ))}
      </Choice>
      <Choice label={t.typeface}>
        {typefaces.map((typeface) => (
          <label key={typeface}>
            <input
              type="radio"
              name="typeface"
              checked={choice.typeface === typeface}
              onChange={() => chooseReading({ typeface })}
            />
            <span data-typeface={typeface}>{t.typefaces[typeface]}</span>
          </label>
        ))}
      </Choice>
      <button type="button" className="button quiet" onClick={switchTheme}>
        {t.theme}
      </button>
      <button type="button" className="button" onClick={close}>
        {t.done}
      </button>
    </dialog>
  );
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend>{label}</legend>
    <div>{children}</div>
  </fieldset>
);
