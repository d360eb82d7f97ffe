import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { OtherSlots } from '../../components/form/other-slots';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import type { UserType } from '../../contract/people/account';
import type { EditOffer, OutboxEntry } from '../../db/repositories/outbox/outbox-repository';
import { chooseOtherSlot } from '../../db/repositories/inspections/choose-other-slot';
import { conflictOf } from '../../db/repositories/outbox/resolve-conflict';
import { countOf } from '../../domain/format/count-of';
import { formatBytes } from '../../domain/format/format-bytes';
import { writtenLine } from '../../domain/format/written-line';
import { settingsPath } from '../../domain/navigation/settings-path';
import { deliveryOf } from '../../domain/outbox/delivery';
import { retryRow } from '../../sync/retry-row';
import type { Question } from './outbox-dialog';
import { lookForUpdate } from '../../components/delivery/look-for-update';
import { saveOutboxFile } from './save-outbox-file';

/** One waiting action: its state in words, its age and size, and what can be done about it (SYNC-3). */
export function OutboxRow({
  entry: { row, edit, bytes },
  ofVisitor,
  onAsk,
}: {
  entry: OutboxEntry;
  /** Written while nobody was logged in, and somebody is now. */
  ofVisitor: boolean;
  onAsk: (question: Question) => void;
}) {
  const database = useDatabase();
  const { user } = useSession();
  const delivery = deliveryOf([row], false);
  const isUnsendable = delivery.state === 'unreadable';
  const canRetry = isUnsendable
    ? row.lastError?.code === 'unfit'
    : row.state === 'rejected' || (row.state === 'pending' && !row.behind);
  const place = ofVisitor || edit === null ? null : placeOf(edit, user?.userType ?? 'seeker');
  return (
    <div className={stack.tight}>
      <p className={`${stack.small} ${stack.soft}`}>{factsOf(row, bytes).join(' · ')}</p>
      <span>
        <DeliveryChip delivery={delivery} />
      </span>
      {row.state === 'pending' && row.lastError && (
        <p className={stack.small}>{row.lastError.message}</p>
      )}
      <OtherSlots row={row} onChoose={(slot) => chooseOtherSlot(row.id, slot, database)} />
      <div className={stack.row}>
        {conflictOf(row) !== null && (
          <Button look="primary" onClick={() => onAsk('conflict')}>
            Compare and choose
          </Button>
        )}
        {isUnsendable && <UnsendableButtons rowId={row.id} />}
        {canRetry && (
          <Button icon="refresh" onClick={() => void retryRow(row.id, database)}>
            Retry
          </Button>
        )}
        {place !== null && (
          <ButtonLink icon="edit" to={place}>
            Edit
          </ButtonLink>
        )}
        {edit?.what === 'message' && (
          <Button icon="edit" onClick={() => onAsk('message')}>
            Edit
          </Button>
        )}
        {row.state !== 'sending' && (
          <Button look="danger" icon="trash" onClick={() => onAsk('discard')}>
            Discard
          </Button>
        )}
      </div>
    </div>
  );
}

/** When it was written, what it costs to send, and where it may be already. */
function factsOf(row: OutboxEntry['row'], bytes: number): string[] {
  const tries = row.attempts - (row.copied === true ? 1 : 0);
  return [
    writtenLine(new Date(row.createdAt), new Date()),
    formatBytes(bytes),
    ...(tries > 0 ? [`tried ${countOf(tries, 'time')}`] : []),
    ...(row.copied === true ? ['in a file too'] : []),
  ];
}

/** The page on which a row's words are changed; null where that is a dialog. */
function placeOf(edit: EditOffer, userType: UserType): string | null {
  switch (edit.what) {
    case 'listing':
      return `/edit-property/${edit.propertyId}`;
    case 'application':
      return '/signup';
    case 'profile':
      return settingsPath(userType);
    case 'message':
      return null;
  }
}

/** What can be done about a row that this version of the app cannot send: a newer one may. */
function UnsendableButtons({ rowId }: { rowId: string }) {
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
