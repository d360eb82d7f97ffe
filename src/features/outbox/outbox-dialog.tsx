import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { type Database, DatabaseContext } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { discardRow } from '../../db/repositories/outbox/discard-row';
import type { OutboxEntry } from '../../db/repositories/outbox/outbox-repository';
import { conflictOf } from '../../db/repositories/outbox/resolve-conflict';
import { discardWords } from '../../domain/outbox/discard-words';
import { ConflictDialog } from './conflict-dialog';
import { EditMessageDialog } from './edit-message-dialog';

export type Question = 'discard' | 'conflict' | 'message';
/** What is asked about a row, as it stood then. */
export type Asked = { what: Question; entry: OutboxEntry; database: Database };

/** The question about one row. It is no part of the list: a row that leaves the screen must not take it along. */
export function OutboxDialog({
  what,
  entry: { row, title, edit },
  database,
  onClose,
}: Asked & { onClose: () => void }) {
  const discard = async () => {
    onClose();
    if (!(await discardRow(row.id, database)))
      showToast('blank', 'Not discarded: it is being sent, or is settled already.');
  };
  const conflict = what === 'conflict' ? conflictOf(row) : null;
  return (
    <DatabaseContext value={database}>
      {conflict && <ConflictDialog rowId={row.id} conflict={conflict} onClose={onClose} />}
      {what === 'message' && edit?.what === 'message' && (
        <EditMessageDialog row={row} content={edit.content} onClose={onClose} />
      )}
      {what === 'discard' && (
        <ConfirmDialog
          title="Discard"
          question={`Give up '${title}'? ${discardWords(row)}`}
          yes="Discard"
          no="Keep"
          danger
          onYes={() => void discard().catch(showNotKept)}
          onNo={onClose}
        />
      )}
    </DatabaseContext>
  );
}
