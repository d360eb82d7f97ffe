import { useState } from 'react';
import { Button } from '../button';
import { lazyDialog } from '../dialog/lazy-dialog';
import type { PrintOrder } from './printed-home';

const PrintedHomes = lazyDialog(() => import('./printed-homes'));

/** Prints homes on a page of their own (AGENT-6). */
export function PrintButton({
  label = 'Print',
  disabled = false,
  ...order
}: PrintOrder & { label?: string; disabled?: boolean }) {
  const [state, setState] = useState<'screen' | 'preparing' | 'paper'>('screen');
  return (
    <>
      <Button
        icon="print"
        disabled={disabled || state === 'preparing'}
        onClick={() => setState('preparing')}
      >
        {state === 'preparing' ? 'Preparing …' : label}
      </Button>
      {state !== 'screen' && (
        <PrintedHomes
          {...order}
          onPrint={() => setState('paper')}
          onClose={() => setState('screen')}
        />
      )}
    </>
  );
}
