/* @chunk late */
import { useLoadFailure } from "./use-load-failure.ts";

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
