import { useState } from 'react';
import { Button } from '../button';
import { lazyDialog } from '../lazy-dialog';
import type { PrintOrder } from './printed-home';

const PrintedHomes = lazyDialog(() => import('./printed-homes'));

/** Prints homes on a page of their own (AGENT-6). */
export function PrintButton({
  label = 'Print',
  disabled = false,
  ...order
}: PrintOrder & { label?: string; disabled?: boolean }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Button icon="print" disabled={disabled} onClick={() => setTimes(times + 1)}>
        {label}
      </Button>
      {times > 0 && <PrintedHomes key={times} {...order} onClose={() => setTimes(0)} />}
    </>
  );
}
