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

/** Text of the toast for a part of the page that could not be loaded. */
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

/** Names the choice of text and letters, whose own texts come with its sheet (display.ts). */
export const displayMessages = { title: "Text and letters" };
