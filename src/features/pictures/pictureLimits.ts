/** Bytes a picture may have before anybody tries to decode it. */
export const PICTURE_MOST_BYTES = 20 * 1024 * 1024;
/** Longest side of a picture that is sent, in px. */
export const PICTURE_SIDE = 1920;
