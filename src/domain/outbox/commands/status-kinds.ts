/** The commands that decide where a listing stands: the newest that waits decides alone. */
export const STATUS_KINDS = ['property.publish', 'property.unpublish', 'property.close'] as const;
