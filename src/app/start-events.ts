/** What the app tells the document that waits for it (`start-watchdog.ts`): events on `window`. */
export const APP_BEGAN = 'app-began';
export const APP_FAILED = 'app-failed';
