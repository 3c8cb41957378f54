/** Said on every page to browsers older than docs/browsers.md supports. */
export const oldBrowserMessages = {
  tooOld: "This browser is too old for parts of this site. You can read; the rest may fail until it is updated.",
};
