/** Elements that answer a touch by themselves. Those with `data-counts` count. */
const controls =
  "a, button:not([data-counts]), input, select, textarea, label, summary, audio, [popover], dialog:not([data-counts])";

export const isControl = (target: EventTarget | null) => target instanceof Element && target.closest(controls) !== null;

/** The part of the page in which every touch is a bead while the mala is counted by hand. */
export const COUNTING_AREA = "section[data-counts]";
