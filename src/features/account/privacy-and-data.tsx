import { useState } from 'react';
import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { lazyDialog } from '../../components/dialog/lazy-dialog';

// Both need the server themselves: no phone fetches them ahead.
const DataExportDialog = lazyDialog(() => import('./data-export-dialog'));
const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog'));

/** A copy of everything, and the end of the account (DASH-9). */
export function PrivacyAndData() {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="privacy">
      <h2 id="privacy">Privacy &amp; Data</h2>
      <div className={stack.row}>
        <Button icon="download" onClick={() => setOpen('export')}>
          Request Data Export
        </Button>
        <Button look="danger" icon="trash" onClick={() => setOpen('delete')}>
          Delete Account
        </Button>
      </div>
      {open === 'export' && <DataExportDialog onClose={close} />}
      {open === 'delete' && <DeleteAccountDialog onClose={close} />}
    </section>
  );
}
