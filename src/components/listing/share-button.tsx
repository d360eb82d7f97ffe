import { useState } from 'react';
import { shareLink, shareText } from '../../platform/files/share-link';
import { Button } from '../button';
import { showToast } from '../delivery/toasts';
import { Dialog } from '../dialog/dialog';
import { TextArea } from '../form/field';

/**
 * Shares the address of what is on the screen, or a message that holds it; where the browser cannot, the
 * words are there to be copied by hand.
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
  const [toCopy, setToCopy] = useState<string | null>(null);
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
    if (shared === 'failed') setToCopy(message ?? address);
  };
  return (
    <>
      <Button icon="share" disabled={disabled} onClick={() => void share()}>
        {label}
      </Button>
      {toCopy !== null && (
        <Dialog title="Copy it yourself" onClose={() => setToCopy(null)}>
          <TextArea
            label="This browser can neither share nor copy"
            readOnly
            rows={4}
            value={toCopy}
            onFocus={({ target }) => target.select()}
          />
        </Dialog>
      )}
    </>
  );
}
