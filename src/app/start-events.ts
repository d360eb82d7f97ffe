/** What the app tells the document that waits for it (`start-watchdog.ts`): events on `window`. */
/** From here on the app's own controls answer a tap. */
export const APP_HEARS = 'app-hears';
export const APP_BEGAN = 'app-began';
export const APP_FAILED = 'app-failed';
