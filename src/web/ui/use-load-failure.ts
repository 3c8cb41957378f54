/* @chunk late */
import { loadingMessages } from "#messages/ui.ts";
import { showToast } from "./toast.ts";

/** Returns a function that shows a toast: a part of the page could not be loaded. */
export function useLoadFailure(): () => void {
  const { failed } = loadingMessages;
  return () => showToast({ ...failed, variant: "destructive" });
}
