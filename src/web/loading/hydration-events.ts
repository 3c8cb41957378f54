/**
 * This event is dispatched on `window` when the app handles presses itself, and on an element when a late part of the
 * page does.
 */
export const HYDRATED = "app:hydrated";
/** This event is dispatched on `window` for each press that is queued, so that the part that handles it is loaded. */
export const PRESS_QUEUED = "app:press-queued";
/** This event is dispatched on `window` when the page from the server says what is over, so that its late part is loaded. */
export const PAGE_OUTDATED = "app:page-outdated";
/** The document's element has this attribute while presses wait. */
export const HAS_PRESSES = "data-has-presses";
/** This event is dispatched on `window`, with the error as its detail, when the whole app has failed. */
export const APP_FAILED = "app:failed";
