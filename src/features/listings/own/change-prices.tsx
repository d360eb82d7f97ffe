import { useState } from 'react';
import { Button } from '../../../components/button';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';

const ChangePricesDialog = lazyDialog(() => import('./change-prices-dialog'));

/** Gives all listings that are chosen other prices (MYP-3). */
export function ChangePrices({
  chosen,
  onDone,
}: {
  chosen: readonly MyPropertyView[];
  /** What is closed with it. */
  onDone?: () => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="naira" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change price
      </Button>
      {open && (
        <ChangePricesDialog
          chosen={chosen}
          onDone={() => {
            setOpen(false);
            onDone?.();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
