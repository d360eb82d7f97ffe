import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import stack from '../../components/stack.module.css';
import { discardRow } from '../../db/repositories/discard-row';
import type { EditOffer, OutboxEntry } from '../../db/repositories/outbox-repository';
import { conflictOf } from '../../db/repositories/resolve-conflict';
import { formatBytes } from '../../domain/format/format-bytes';
import { relativeTime } from '../../domain/format/relative-time';
import { deliveryOf } from '../../domain/outbox/delivery';
import { retryRow } from '../../sync/retry-row';
import { ConflictDialog } from './conflict-dialog';
import { EditMessageDialog } from './edit-message-dialog';

/** One waiting action: its state in words, its age and size, and what can be done about it (rule 11). */
export function OutboxCard({ row, title: name, edit, bytes }: OutboxEntry) {
  const database = useDatabase();
  const [open, setOpen] = useState<'discard' | 'conflict' | 'message' | null>(null);
  const close = () => setOpen(null);
  const conflict = conflictOf(row);
  const idle = row.state !== 'sending';
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={name}>
      <h2>{name}</h2>
      <p className={`${stack.small} ${stack.soft}`}>
        Since {relativeTime(new Date(row.createdAt), new Date()).toLowerCase()} ·{' '}
        {formatBytes(bytes)}
        {row.attempts > 0 && ` · tried ${row.attempts} time${row.attempts === 1 ? '' : 's'}`}
      </p>
      <span>
        <DeliveryChip delivery={deliveryOf([row], false)} />
      </span>
      {row.state === 'pending' && row.lastError && (
        <p className={stack.small}>{row.lastError.message}</p>
      )}
      <div className={stack.row}>
        {conflict && (
          <Button look="primary" onClick={() => setOpen('conflict')}>
            Compare and choose
          </Button>
        )}
        {(row.state === 'rejected' || row.state === 'pending') && (
          <Button icon="refresh" onClick={() => void retryRow(row.id, database)}>
            Retry
          </Button>
        )}
        {edit !== null && edit.what !== 'message' && (
          <ButtonLink icon="edit" to={placeOf(edit)}>
            Edit
          </ButtonLink>
        )}
        {edit?.what === 'message' && (
          <Button icon="edit" onClick={() => setOpen('message')}>
            Edit
          </Button>
        )}
        {idle && (
          <Button look="danger" icon="trash" onClick={() => setOpen('discard')}>
            Discard
          </Button>
        )}
      </div>
      {conflict && open === 'conflict' && (
        <ConflictDialog rowId={row.id} conflict={conflict} onClose={close} />
      )}
      {open === 'message' && edit?.what === 'message' && (
        <EditMessageDialog row={row} content={edit.content} onClose={close} />
      )}
      {open === 'discard' && (
        <ConfirmDialog
          title="Discard"
          question={`Give up '${name}'? What was not sent is removed from this phone.`}
          yes="Discard"
          no="Keep"
          danger
          onYes={() => void discardRow(row.id, database)}
          onNo={close}
        />
      )}
    </article>
  );
}

/** The page on which a row's words are changed. */
function placeOf(edit: Exclude<EditOffer, { what: 'message' }>): string {
  if (edit.what === 'listing') return `/edit-property/${edit.propertyId}`;
  return edit.what === 'application' ? '/signup' : '/customer-dashboard?tab=account';
}
