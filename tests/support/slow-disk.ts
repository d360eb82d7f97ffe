/**
 * Makes the disk of a made-up phone as slow as a worn one's: each of its steps takes SLOW_DISK_MS. What a test only hoped to
 * be written or read by then fails. The disk asks for its next step by `setImmediate`; React, which does so too, has
 * its own by the time this runs.
 */
const step = Number(process.env['SLOW_DISK_MS'] ?? 0);
const later = setTimeout;
if (step > 0)
  Object.assign(globalThis, { setImmediate: (run: () => void) => later(() => run(), step) });
