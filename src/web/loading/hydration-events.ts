/** Dispatched on `window` when the app answers for itself, and on an element when a late part of the page does. */
export const HYDRATED = "app:hydrated";
/** Dispatched on `window` for each press that is queued: what can answer it is to be loaded. */
export const PRESS_QUEUED = "app:press-queued";
/** Set on the document's element while presses wait. */
export const HAS_PRESSES = "data-has-presses";
/** Dispatched on `window`, with the error as its detail: the app fell as a whole. */
export const APP_FAILED = "app:failed";
