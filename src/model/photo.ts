/** Width and height of an uploaded photo, in pixels. */
export const photoSide = 256;

/** Largest size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 64 * 1024;
