import { useState } from "react";
import { beadMessages } from "../../../messages/bead.ts";
import { useMessages } from "../../../messages/language.ts";
import { beadChoices, chooseForBeads, type BeadChoices } from "./bead-choices.ts";

const names = ["click", "vibration", "headset"] as const satisfies (keyof BeadChoices)[];

/** Settings for counting with closed eyes; closed, and all of them off, until somebody looks for them. */
export function BeadSettings() {
  const t = useMessages(beadMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="bead-settings" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.settings}</summary>
      {isOpen && <Choices />}
    </details>
  );
}

function Choices() {
  const t = useMessages(beadMessages);
  const [choices, setChoices] = useState(beadChoices);

  function choose(name: keyof BeadChoices, isChosen: boolean) {
    chooseForBeads({ [name]: isChosen });
    setChoices(beadChoices());
  }

  return names.map((name) => (
    <label key={name}>
      <input type="checkbox" checked={choices[name]} onChange={({ target }) => choose(name, target.checked)} />
      <span>
        {t[name]} <small>{t[`${name}Hint`]}</small>
      </span>
    </label>
  ));
}
