/** Said on every page to browsers older than docs/browsers.md supports. */
export const oldBrowserMessages = {
  tooOld: "This browser is too old for all of this site: you can read, and the rest may fail. An update helps.",
};
