/** The name under which pages ask the browser to wake the worker. */
export const OUTBOX_SYNC_TAG = 'gida-outbox';
