import { useLayoutEffect } from 'react';
import { APP_BEGAN } from './start-events';

/** Stands beside the app: once it is on the screen, the document need not speak for it. */
export function AppBegan() {
  useLayoutEffect(() => void window.dispatchEvent(new Event(APP_BEGAN)), []);
  return null;
}
