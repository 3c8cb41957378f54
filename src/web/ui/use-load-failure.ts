import { loadingMessages } from "#messages/ui.ts";
import { showToast } from "./toast.ts";

/** Returns a function that shows a toast about a part of the page that could not be loaded. */
export function useLoadFailure(): () => void {
  const { failed } = loadingMessages;
  return () => showToast({ ...failed, variant: "destructive" });
}

/**
 * Returns a function for a late part of the page that could not be loaded. It stops the recording that an early press
 * has started, because nothing would count or follow the recording, and shows a toast.
 */
export function useLateFailure(): () => void {
  const showLoadFailure = useLoadFailure();
  return () => {
    document.querySelector("audio")?.pause();
    showLoadFailure();
  };
}
