import { showToast } from '../../components/delivery/toasts';
import type { Listing } from '../../contract/listing/property';
import { savedListText } from '../../domain/saved/saved-list-text';
import { shareText } from '../../platform/files/share-link';

/** Hands saved homes as a text to the share sheet, or to the clipboard where there is none. */
export async function shareSaved(listings: readonly Listing[]): Promise<void> {
  const text = savedListText(listings, window.location.origin);
  const shared = await shareText('Homes I have saved', text);
  if (shared === 'copied') showToast('success', 'The list was copied');
  if (shared === 'failed') showToast('error', 'This browser can neither share nor copy the list');
}
