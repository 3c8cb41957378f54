import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** Boundary for a part that a page can do without: nothing is shown where it cannot be loaded. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={Nothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
