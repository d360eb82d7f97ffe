import { PhoneFullError } from '../db/room/phone-full-error';
import { showNotKept } from '../components/delivery/show-not-kept';

/**
 * From now on whatever is done without waiting for its end, such as a tap that deletes, is told where the
 * phone was too full to keep it. What says it in its own place catches the error itself.
 */
export function tellNotKept(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof PhoneFullError)) return;
    event.preventDefault();
    showNotKept();
  });
}
