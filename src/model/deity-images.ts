import { deityAliases } from "./deity.ts";

/** Ids whose picture carries the title "goddess". */
const goddesses = new Set(["lakshmi", "saraswati", "durga"]);
const lords = new Set(["shiva", "ganesha", "krishna", "vishnu", "hanuman"]);

/** The one place that knows where a deity's picture lies. An id without a picture of its own is answered too. */
export function deityImage(spelling: string): string {
  const deityId = deityAliases.get(spelling) ?? spelling;
  if (deityId === "ram") return "/images/lord-ram.webp";
  if (goddesses.has(deityId)) return `/images/goddess-${deityId}.png`;
  if (lords.has(deityId)) return `/images/lord-${deityId}.png`;
  return `/images/${deityId}.png`;
}

/** Shown where a deity's own picture cannot be loaded. */
export const omSymbol = "/images/om-symbol.png";
