import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** What a page can do without: where it cannot be loaded there is nothing, and the page stays. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={Nothing}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

const Nothing = () => null;
