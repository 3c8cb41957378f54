import { useMessages } from "../messages/language.ts";
import { loadingMessages } from "../messages/loading.ts";
import { showToast } from "./toast.ts";

/** Returns a function that shows a toast: a part of the page could not be loaded. */
export function useLoadFailure(): () => void {
  const { failed } = useMessages(loadingMessages);
  return () => showToast({ ...failed, variant: "destructive" });
}
