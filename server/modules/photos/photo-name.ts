/** The name of a stored photo under DATA_DIR/photos, with either system's separator. */
export const PHOTO_NAME = /^[0-9a-f]{2}[/\\][0-9a-f]{32}\.webp$/;
