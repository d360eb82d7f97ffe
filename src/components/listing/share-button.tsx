import { shareLink, shareText } from '../../platform/files/share-link';
import { Button } from '../button';
import { showToast } from '../delivery/toasts';

/**
 * Shares the address of what is on the screen, or a message that holds it; where the browser cannot, the
 * address is told.
 */
export function ShareButton({
  title,
  url,
  message,
  label = 'Share',
  disabled = false,
}: {
  title: string;
  url?: string;
  /** A text with the address in it. */
  message?: string;
  label?: string;
  disabled?: boolean;
}) {
  const share = async () => {
    const address = url ?? window.location.href;
    const shared = await (message === undefined
      ? shareLink(title, address)
      : shareText(title, message));
    if (shared === 'copied')
      showToast(
        'success',
        message === undefined ? 'The link was copied' : 'The message with its link was copied',
      );
    if (shared === 'failed') showToast('error', `Please copy the address yourself: ${address}`);
  };
  return (
    <Button icon="share" disabled={disabled} onClick={() => void share()}>
      {label}
    </Button>
  );
}
