/** Texts of the panel for an app that cannot start. */
export const startupMessages = {
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
};
