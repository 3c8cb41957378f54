import { useEffect, useState } from "react";

/** True from so many milliseconds after mounting. */
export function useTimeoutElapsed(ms: number) {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isElapsed;
}
