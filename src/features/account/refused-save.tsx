import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/delivery/toasts';
import { discardRow } from '../../db/repositories/outbox/discard-row';

/** Why a change of the account was refused, with the ways on: to mend it, or to let go of it. */
export function RefusedSave({
  rowId,
  why,
  onEdit,
}: {
  rowId: string;
  why: string;
  /** Puts what was refused into the form. */
  onEdit: () => void;
}) {
  const database = useDatabase();
  const discard = () =>
    void discardRow(rowId, database).catch(() =>
      showToast('error', 'This device could not discard that. Please try again.'),
    );
  return (
    <Notice tone="bad">
      <div className={stack.tight}>
        <p>{why}</p>
        <div className={stack.row}>
          <Button icon="edit" onClick={onEdit}>
            Edit
          </Button>
          <Button icon="trash" onClick={discard}>
            Discard
          </Button>
        </div>
      </div>
    </Notice>
  );
}
