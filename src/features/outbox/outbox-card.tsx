import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { DeliveryChip } from '../../components/delivery-chip';
import stack from '../../components/stack.module.css';
import { discardRow } from '../../db/repositories/discard-row';
import { keepMine, type listOutbox, retryRow } from '../../db/repositories/outbox-repository';
import { formatNaira } from '../../domain/format/format-naira';
import { relativeTime } from '../../domain/format/relative-time';
import { describeCommand } from '../../domain/outbox/describe-command';
import { requestDrain } from '../../sync/request-drain';

type Row = Awaited<ReturnType<typeof listOutbox>>[number];

/** One waiting action: its state in words, Retry, Edit, Discard, and both versions of a conflict. */
export function OutboxCard({ row }: { row: Row }) {
  const [asking, setAsking] = useState(false);
  const name = describeCommand(row.kind, row.payload);
  const refused = row.state === 'rejected';
  const server = row.state === 'conflict' ? serverCopy(row.lastError?.current) : null;
  const mine = row.payload as { price?: number; title?: string };
  return (
    <article className={`${stack.card} ${stack.tight}`} aria-label={name}>
      <h2>{name}</h2>
      <p className={`${stack.small} ${stack.soft}`}>
        Since {relativeTime(new Date(row.createdAt), new Date()).toLowerCase()}
        {row.attempts > 0 && ` · tried ${row.attempts} time${row.attempts === 1 ? '' : 's'}`}
      </p>
      <span>
        <DeliveryChip rows={[row]} />
      </span>
      {row.state === 'pending' && row.lastError && (
        <p className={stack.small}>{row.lastError.message}</p>
      )}
      {server && (
        <dl className={stack.grid2}>
          <div>
            <dt className={stack.soft}>On this phone</dt>
            <dd>
              {mine.title}, {formatNaira(mine.price ?? 0)}
            </dd>
          </div>
          <div>
            <dt className={stack.soft}>On the server</dt>
            <dd>
              {server.title}, {formatNaira(server.price)}
            </dd>
          </div>
        </dl>
      )}
      <div className={stack.row}>
        {server && (
          <>
            <Button
              look="primary"
              onClick={() => void keepMine(row.id, server.version).then(requestDrain)}
            >
              Keep mine
            </Button>
            <Button onClick={() => void discardRow(row.id)}>Keep theirs</Button>
          </>
        )}
        {(refused || row.state === 'pending') && (
          <Button icon="refresh" onClick={() => void retryRow(row.id).then(requestDrain)}>
            Retry
          </Button>
        )}
        {row.kind === 'property.save' && row.state !== 'sending' && (
          <ButtonLink icon="edit" to={`/edit-property/${row.entityId}`}>
            Edit
          </ButtonLink>
        )}
        {!server && row.state !== 'sending' && (
          <Button look="danger" icon="trash" onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title="Discard"
          question={`Give up '${name}'? What was not sent is removed from this phone.`}
          yes="Discard"
          no="Keep"
          danger
          onYes={() => void discardRow(row.id)}
          onNo={() => setAsking(false)}
        />
      )}
    </article>
  );
}

function serverCopy(current: unknown): { title: string; price: number; version: number } | null {
  if (typeof current !== 'object' || current === null) return null;
  const { title, price, version } = current as Record<string, unknown>;
  return typeof title === 'string' && typeof price === 'number' && typeof version === 'number'
    ? { title, price, version }
    : null;
}
