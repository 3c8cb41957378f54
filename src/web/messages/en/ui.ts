/** Texts in place of a page that cannot be shown. */
export const failureMessages = {
  callFailed: "This page could not be loaded",
  network: "Network error. Please check your internet connection.",
  tryAgain: "Try Again",
  title: "Application Error",
  explanation:
    "We encountered an error while loading the application. This might be due to network issues or authentication problems.",
  unnamed: "Something went wrong with the application.",
  reload: "Reload Application",
  login: "Go to Login Page",
};

/** Shown where a part of the page could not be loaded on demand. */
export const loadingMessages = {
  failed: {
    title: "This could not be loaded",
    description: "Please check your internet connection and try again.",
  },
};

export const notFoundMessages = {
  title: "404 Page Not Found",
  hint: "Did you forget to add the page to the router?",
  goHome: "Go back to home",
};

export const toastMessages = { close: "Close", region: "Notifications", announced: "Notification" };

export const fieldMessages = { show: "Show" };

/** Texts of a page for signed-in users while the session is unknown. */
export const guardMessages = {
  loading: "Loading authentication...",
  redirecting: "Redirecting to login...",
  title: "Authentication Error",
  explanation: "We can't check your sign-in right now. Try again when you're online.",
  login: "Go to Login Page",
};

export const passwordRuleMessages = {
  needs: "Your password needs:",
  stillNeeds: "Your password still needs:",
  goodPassword: "Your password meets every rule.",
};

export const mistakeMessages = {
  report: "Report a mistake",
  mistakeIn: (title: string) => `Mistake in ${title}`,
  mistakeAt: (address: string) => `What should it say?\n\n\n${address}`,
};
