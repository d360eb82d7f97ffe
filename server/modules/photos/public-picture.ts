/**
 * How long a picture of a published listing may be kept. A name means one picture for ever, but who may
 * see it changes: caches in between forget it after an hour, which is how long it outlives its listing there.
 */
export const PUBLIC_PICTURE = 'public, max-age=31536000, s-maxage=3600, immutable';
