/** A short notice that goes away by itself. */
export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** One thing that can be done about it; it must be possible elsewhere too, since the toast will be gone. */
  action?: { label: string; onSelect: () => void };
}

/** The toaster is loaded with the first toast. A toast that cannot be shown is not worth an error of its own. */
export function showToast(toast: Toast) {
  import("./toaster.tsx").then(({ show }) => show(toast), console.error);
}
