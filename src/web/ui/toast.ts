/** Short notice that disappears by itself. */
export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Action that is also possible elsewhere, since the toast disappears. */
  action?: { label: string; onSelect: () => void };
}

/** Shows a toast. The toaster is loaded with the first one; where that fails, as without a network, a plain element is shown. */
export function showToast(toast: Toast) {
  void import("./toaster.tsx").catch(() => plainToaster).then(({ show }) => show(toast));
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
    setTimeout(() => toast.remove(), 5000);
  },
};

const element = (tag: string, className: string, textContent = "") =>
  Object.assign(document.createElement(tag), { className, textContent });
