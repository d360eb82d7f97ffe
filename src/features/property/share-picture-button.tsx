import { useState } from 'react';
import { Button } from '../../components/button';
import { showToast } from '../../components/delivery/toasts';
import type { Listing } from '../../contract/listing/property';
import { CodeMissingError, loadCode } from '../../platform/load-code';

/** Shares a home as a picture that this device draws; what draws it comes with the first tap. */
export function SharePictureButton({ listing, url }: { listing: Listing; url: string }) {
  const [busy, setBusy] = useState(false);
  const share = async () => {
    try {
      const code = await loadCode(() => import('./share-picture/share-home-picture'));
      const shared = await code.shareHomePicture(listing, url);
      if (shared === 'saved') showToast('success', 'The picture is in your downloads');
    } catch (error) {
      const why =
        error instanceof CodeMissingError
          ? error.message
          : 'This browser could not make the picture. Share the link instead.';
      showToast('error', why);
    }
  };
  return (
    <Button
      icon="image"
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void share().finally(() => setBusy(false));
      }}
    >
      Share as picture
    </Button>
  );
}
