import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { dismissToast, showToast } from '../../components/toasts';
import { findUpdate, takeUpdate } from '../../platform/service-worker-client';
import { saveOutboxFile } from './save-outbox-file';

/** What can be done about a row that this version of the app cannot send: a newer one may. */
export function UnsendableButtons({ rowId }: { rowId: string }) {
  const database = useDatabase();
  return (
    <>
      <Button look="primary" onClick={() => void update()}>
        Update
      </Button>
      <Button icon="download" onClick={() => void saveOutboxFile([database], rowId)}>
        Export
      </Button>
    </>
  );
}

async function update(): Promise<void> {
  const toast = showToast('loading', 'Looking for a new version …');
  const found = await findUpdate();
  dismissToast(toast);
  if (found === 'newest') showToast('blank', 'This is the newest version.');
  else if (found === 'unreachable')
    showToast('error', 'No new version could be fetched. Try again with a network.');
  else if (!takeUpdate()) showToast('blank', 'A new version is ready for when sending has ended.');
}
