import { shareLink } from '../platform/share-link';
import { Button } from './button';
import { showToast } from './toasts';

/** Shares the address of what is on the screen; where the browser cannot, the address is told. */
export function ShareButton({
  title,
  url,
  label = 'Share',
}: {
  title: string;
  url?: string;
  label?: string;
}) {
  const share = async () => {
    const address = url ?? window.location.href;
    const shared = await shareLink(title, address);
    if (shared === 'copied') showToast('success', 'The link was copied');
    if (shared === 'failed') showToast('error', `Please copy the address yourself: ${address}`);
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {label}
    </Button>
  );
}
