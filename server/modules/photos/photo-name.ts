/**
 * The name of a stored photo under DATA_DIR/photos, with either system's separator: a hash of the content and the
 * size. Photos of earlier versions have a hash of their own for each size.
 */
export const PHOTO_NAME = /^[0-9a-f]{2}[/\\][0-9a-f]{32}(?:-(?:small|medium|large))?\.webp$/;
