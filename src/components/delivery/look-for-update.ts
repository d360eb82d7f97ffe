import { findUpdate, takeUpdate } from '../../platform/network/service-worker-client';
import { dismissToast, showToast } from './toasts';

/** Looks for a newer version of the app, takes it where there is one, and says what came of it. */
export async function lookForUpdate(): Promise<void> {
  const toast = showToast('loading', 'Looking for a new version …');
  const found = await findUpdate();
  dismissToast(toast);
  if (found === 'newest') showToast('blank', 'This is the newest version.');
  else if (found === 'unreachable')
    showToast(
      'error',
      'No new version could be fetched. Try again with a network, and with some space free on this device.',
    );
  else if (!takeUpdate()) showToast('blank', 'A new version is ready for when you have finished.');
}
