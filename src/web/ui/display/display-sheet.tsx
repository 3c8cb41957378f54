import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { displayChoiceMessages as t } from "#messages/display.ts";
import { language } from "#messages/language.ts";
import { languagesMessages } from "#messages/languages.ts";
import { displayMessages } from "#messages/ui.ts";
import { LanguageLinks } from "./language-links.tsx";
import { languageNames } from "#model/languages.ts";
import { chooseTheme, themeInForce } from "./theme.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useScript } from "../in-script.tsx";
import { useLoadFailure } from "../use-load-failure.ts";
import { choose, displayChoice, displayChoices } from "./display-choice.ts";

interface Props {
  close: () => void;
  /** The choices that only the page with this sheet offers. */
  children?: ReactNode;
}

/**
 * Lets people choose day or night, text size and letters for the whole site. Each choice is seen at once behind the
 * sheet.
 */
export default function DisplaySheet({ close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    // A menu that closes returns the focus to its button, and the sheet returns the focus there when it closes.
    document.querySelector<HTMLElement>("[popover]:not([popover=manual]):popover-open")?.hidePopover();
    opened?.showModal();
    return () => opened?.close();
  }, []);

  // The sheet is rendered outside of the menu that holds its button, because that menu is hidden now.
  return createPortal(
    <dialog ref={dialog} className="card display-sheet" aria-labelledby="display" onClose={close}>
      <h2 id="display">{displayMessages.title}</h2>
      <RadioGroup
        label={t.light}
        name="theme"
        options={{ day: t.themes.day, night: t.themes.night }}
        first={themeInForce()}
        choose={(theme) => chooseTheme(theme)}
      />
      <DisplayChoice name="text-size" />
      <ScriptChoice />
      <DisplayChoice name="letters" />
      {language === "hi" && <DisplayChoice name="digits" />}
      <h3 id="languages">{languagesMessages.title}</h3>
      <ul className="languages" aria-labelledby="languages">
        <li>
          <span aria-current="true">{languageNames[language]}</span>
        </li>
        <LanguageLinks />
      </ul>
      {children}
      <button type="button" className="button" onClick={close}>
        {t.done}
      </button>
    </dialog>,
    document.body,
  );
}

const DisplayChoice = ({ name }: { name: "text-size" | "letters" | "digits" }) => (
  <RadioGroup
    label={t[name]}
    name={name}
    options={Object.fromEntries(displayChoices[name].map((choice) => [choice, t.choices[choice]]))}
    first={displayChoice(name)}
    choose={(choice) => choose(name, choice)}
  />
);

/** The scripts of Sanskrit, each with its own name and a language that is written in it. */
const scripts = {
  Deva: ["hi", "देवनागरी"],
  Telu: ["te", "తెలుగు"],
  Knda: ["kn", "ಕನ್ನಡ"],
  Taml: ["ta", "தமிழ்"],
  Mlym: ["ml", "മലയാളം"],
  Beng: ["bn", "বাংলা"],
  Gujr: ["gu", "ગુજરાતી"],
  Guru: ["pa", "ਗੁਰਮੁਖੀ"],
  Orya: ["or", "ଓଡ଼ିଆ"],
} as const;

const loadLetters = lazyModule(() => import("./script-letters.ts"));

function ScriptChoice() {
  const showFailure = useLoadFailure();
  const inForce = useScript()?.code ?? "Deva";
  const choose = (code: string) => loadLetters().then(({ chooseScript }) => chooseScript(code), showFailure);
  return (
    <label className="script-choice">
      <span>{t.script}</span>
      <select value={inForce} onChange={({ target }) => void choose(target.value)}>
        {Object.entries(scripts).map(([code, [lang, name]]) => (
          <option key={code} value={code} lang={lang} translate="no">
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RadioGroupProps<Value extends string> {
  label: string;
  name: string;
  /** The labels by value. */
  options: Readonly<Record<Value, string>>;
  /** The value that is in force when the sheet opens. */
  first: Value;
  choose: (value: Value) => void;
}

export function RadioGroup<Value extends string>({ label, name, options, first, choose }: RadioGroupProps<Value>) {
  const [chosen, setChosen] = useState<Value>(first);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div>
        {(Object.keys(options) as Value[]).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => {
                setChosen(value);
                choose(value);
              }}
            />
            <span>{options[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
