/** Minimum length of a name, in characters. */
export const shortestName = 2;

/** An account has at most so many passkeys, far more than a person has devices. */
export const mostPasskeys = 20;

/** The width and the height of an uploaded photo, in pixels. */
export const photoSide = 256;

/** The largest size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 64 * 1024;
