import type { Section } from "./language.ts";

/** Texts of the panel for an app that cannot start. Checked by type only, since the starter comes without React. */
export const startupMessages = {
  en: {
    title: "Application Error",
    explanation: "We encountered a critical error while starting the application.",
    details: "Error details",
    environment: "Environment: Production",
    url: (url: string) => `URL: ${url}`,
    time: (time: string) => `Time: ${time}`,
    reload: "Reload App",
    login: "Go to Login",
    rejected: "Something went wrong",
    rejectedExplanation: "We encountered an error while processing your request.",
    unnamedRejection: "Unknown error - Promise rejection",
    critical: "Critical application error",
    reloadCritical: "Reload Application",
  },
} satisfies Section<unknown>;
