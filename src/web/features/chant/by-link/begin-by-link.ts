import { useEffect, type RefObject } from "react";
import { isAskedByLink } from "./asked-by-link.ts";

/**
 * Begins the mala for whoever came by such a link, as a press on its button would, or leads them to that button: a page
 * that was loaded anew has not been touched yet, so its browser lets nothing sound.
 */
export function useBeginByLink(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isAskedByLink("begin")) return;
    // A reload, or a way back to this page, begins nothing.
    history.replaceState(history.state, "", location.pathname);
    const lead = panel.current?.querySelector<HTMLButtonElement>("[data-lead]");
    lead?.focus({ preventScroll: true });
    // Some browsers lack it, whatever the types say.
    const activation = navigator.userActivation as UserActivation | undefined;
    if (activation?.hasBeenActive) lead?.click();
  }, [panel]);
}
