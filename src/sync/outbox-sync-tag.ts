/** The name under which pages ask the browser to wake the worker. */
export const OUTBOX_SYNC_TAG = 'gida-outbox';

/** Under this name the browser wakes the worker from time to time. */
export const PERIODIC_SYNC_TAG = 'gida-refresh';
