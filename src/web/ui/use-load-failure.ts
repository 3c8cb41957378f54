/* @chunk late */
import { loadingMessages } from "#messages/ui.ts";
import { showToast } from "./toast.ts";

/** Returns a function that shows a toast: a part of the page could not be loaded. */
export function useLoadFailure(): () => void {
  const { failed } = loadingMessages;
  return () => showToast({ ...failed, variant: "destructive" });
}

/**
 * Returns a function for a late part of the page that could not be loaded: it stops the recording that an early press has
 * started, for nothing would count or follow it, and says so.
 */
export function useLateFailure(): () => void {
  const showLoadFailure = useLoadFailure();
  return () => {
    document.querySelector("audio")?.pause();
    showLoadFailure();
  };
}
