import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { lookForUpdate } from '../../components/delivery/look-for-update';
import { saveOutboxFile } from './save-outbox-file';

/** What can be done about a row that this version of the app cannot send: a newer one may. */
export function UnsendableButtons({ rowId }: { rowId: string }) {
  const database = useDatabase();
  return (
    <>
      <Button look="primary" onClick={() => void lookForUpdate()}>
        Update
      </Button>
      <Button icon="download" onClick={() => void saveOutboxFile([database], rowId)}>
        Export
      </Button>
    </>
  );
}
