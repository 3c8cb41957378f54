/** Width and height of an uploaded photo, in pixels. */
export const photoSide = 256;

/** Size of an uploaded photo. */
export const maxPhotoBytes = 64 * 1024;
