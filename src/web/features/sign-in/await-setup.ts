import { visit } from "../../device/storage.ts";
import { authOutcomes } from "#messages/sign-in.ts";
import { showToast } from "../../ui/toast.ts";

const RELOAD_AFTER_MS = 3000;
const MOST_RELOADS = 3;
const KEY = "auth-reloads";

/** True once any of the forms has been used. */
let isTouched = false;
const touch = () => (isTouched = true);

/** Reloads the page while the service is being set up or away, a few times in a visit, unless a field was touched. */
export function awaitSetup(signal: AbortSignal) {
  const reloads = Number(visit.read(KEY));
  if (reloads === 0) showToast(authOutcomes.setup);
  if (reloads >= MOST_RELOADS) return;
  const page = document.getElementById("content");
  for (const sign of ["focusin", "input"]) page?.addEventListener(sign, touch, { signal });
  // There may be input from before the service was known to be unavailable.
  if (hasInput()) touch();
  const timer = setTimeout(() => {
    // Without a count in storage the reloads would never end.
    if (!isTouched && !isSubmitting() && visit.write(KEY, String(reloads + 1))) location.reload();
  }, RELOAD_AFTER_MS);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

const hasInput = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#content input")];
  return fields.some((field) => field.value !== "" || field === document.activeElement);
};

const isSubmitting = () => document.querySelector("#content form[aria-busy=true]") !== null;
