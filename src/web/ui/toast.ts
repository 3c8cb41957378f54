/* @chunk entry */
import { lazyModule } from "../loading/lazy-module.ts";
import { loadStyles } from "../loading/screen-styles.ts";

/** A short notice that disappears by itself. */
export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** An action that is also possible elsewhere, because the toast disappears. */
  action?: { label: string; onSelect: () => void };
}

const loadScript = lazyModule(() => import("./toaster.tsx"));

/** Loads the script and the styles of toasts ahead of time, while there is a network. */
export async function loadToaster() {
  const [toaster] = await Promise.all([loadScript(), loadStyles("toaster")]);
  return toaster;
}

/**
 * Loads the toaster with the first toast, and shows the toast. If it cannot be loaded without a network, a plain toast
 * shows the same words. Returns how to close this toast early, when what it says no longer holds.
 */
export function showToast(toast: Toast): () => void {
  const showing = loadToaster()
    .catch(() => plainToaster)
    .then(({ show }) => show(toast));
  return () => void showing.then((close) => close());
}

let plainToast: HTMLElement | null = null;

export const removePlainToast = () => plainToast?.remove();

const plainToaster = {
  show({ title, description = "", variant = "default" }: Toast) {
    removePlainToast();
    const toast = element("div", `toasts toast ${variant}`);
    toast.role = "alert";
    toast.append(element("b", "toast-title", title), element("p", "", description));
    document.body.append(toast);
    plainToast = toast;
    const close = () => toast.remove();
    setTimeout(close, 5000);
    return close;
  },
};

const element = (tag: string, className: string, textContent = "") =>
  Object.assign(document.createElement(tag), { className, textContent });
