import { presets, readMinutes, type Choices } from "#practice/sitting-plan.ts";

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

/** Reads the fields by name. A box that is not ticked is included as an empty text, which FormData leaves out. */
export function readForm(form: HTMLFormElement): Choices {
  const boxes = [...form.elements].filter(isBox).map((box) => [box.name, box.checked ? "on" : ""]);
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries([...texts, ...boxes]);
}

/** Puts the choices into the form as far as it still offers them. */
export function fillForm(form: HTMLFormElement, choices: Choices) {
  for (const [name, value] of Object.entries(choices)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList) field.value = value;
    else if (field instanceof HTMLSelectElement) choose(field, value);
    else if (field instanceof HTMLInputElement && isBox(field)) field.checked = value === "on";
    else if (field instanceof HTMLInputElement) field.value = value;
  }
}

function choose(field: HTMLSelectElement, value: string) {
  if ([...field.options].some((option) => option.value === value)) field.value = value;
}

/** Duration that a link asks for, as in `/meditation?minutes=5`; nothing where it names none, or an impossible one. */
export function durationInAddress(search: string): Choices {
  const text = new URLSearchParams(search).get("minutes") ?? "";
  const minutes = readMinutes(text);
  if (typeof minutes !== "number") return {};
  const isPreset = presets.some((preset) => preset === minutes);
  return { open: "", ...(isPreset ? { duration: String(minutes) } : { duration: "custom", custom: String(minutes) }) };
}
