import { useEffect, useRef } from "react";
import { showToast } from "../../ui/toast.ts";

/** Shows failures of a form in a toast, and closes the toast with the form. */
export function useFailureToast(title: string): (description: string) => void {
  const close = useRef<(() => void) | null>(null);
  useEffect(() => {
    const ending = close;
    return () => ending.current?.();
  }, []);
  return (description) => {
    close.current = showToast({ title, description, variant: "destructive" });
  };
}
