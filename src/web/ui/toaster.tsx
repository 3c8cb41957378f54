import * as Radix from "@radix-ui/react-toast";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { toastMessages as t } from "#messages/toaster.ts";
import { Icon } from "./icon.tsx";
import { removePlainToast, type Toast } from "./toast.ts";

const root = createRoot(document.body.appendChild(document.createElement("div")));
/** A failure stays for so many milliseconds before another toast may replace it. */
const noticedAfter = 2000;

let shown = 0;
let isNoticedAt = 0;
let waiting: number | undefined;
let latest: Toast | null = null;

/** Replaces the toast that is shown, because there is at most one. Returns how to close the new one. */
export function show(toast: Toast) {
  clearTimeout(waiting);
  latest = toast;
  showInTurn(toast);
  return () => {
    if (latest !== toast) return;
    clearTimeout(waiting);
    isNoticedAt = 0;
    root.render(null);
  };
}

function showInTurn(toast: Toast) {
  const isFailure = toast.variant === "destructive";
  const wait = isNoticedAt - performance.now();
  if (!isFailure && wait > 0) {
    waiting = window.setTimeout(showInTurn, wait, toast);
    return;
  }
  isNoticedAt = isFailure ? performance.now() + noticedAfter : 0;
  removePlainToast();
  shown += 1;
  root.render(<Toaster key={shown} {...toast} />);
}

function Toaster({ title, description, action, variant = "default" }: Toast) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={t.announced}>
      <Radix.Root className={`toast ${variant}`} open={isOpen} onOpenChange={setOpen}>
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action className="text-button toast-action" altText={action.label} onClick={action.onSelect}>
            {action.label}
          </Radix.Action>
        )}
        <Radix.Close className="icon-button toast-close" aria-label={t.close}>
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toasts" hotkey={["F8"]} label={`${t.region} ({hotkey})`} />
    </Radix.Provider>
  );
}
