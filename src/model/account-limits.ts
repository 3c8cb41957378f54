/** Minimum length of a name, in characters. */
export const shortestName = 2;

/** Width and height of an uploaded photo, in pixels. */
export const photoSide = 256;

/** Size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 64 * 1024;
