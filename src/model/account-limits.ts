/** Minimum length of a name, in characters. */
export const shortestName = 2;

/** Number of passkeys of an account, far above the number of devices that a person has. */
export const mostPasskeys = 20;

/** Width and height of an uploaded photo, in pixels. */
export const photoSide = 256;

/** Size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 64 * 1024;
