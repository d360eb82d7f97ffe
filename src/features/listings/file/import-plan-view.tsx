import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import type { PropertyStatus } from '../../../contract/listing/property-options';
import { beginImport, takeImport } from '../../../db/repositories/my-properties/import-repository';
import { readRoomFor } from '../../../db/repositories/my-properties/listing-room';
import { ImportCards } from './import-cards';
import { changesPublished } from '../../../domain/import/step-words';
import type { Imported } from './imported';
import type { ImportPlan } from './use-import-plan';
import { countOf } from '../../../domain/format/count-of';
import { formatCount } from '../../../domain/format/format-count';
import { useOnce } from '../../../components/use-once';

/** What the import would do, row by row, and the button that does it. */
export function ImportPlanView({
  plan,
  status,
  onDone,
  children,
}: {
  plan: ImportPlan;
  /** What new listings become. */
  status: PropertyStatus;
  onDone: (imported: Imported) => void;
  /** What is to be looked at, above the listings. */
  children: ReactNode;
}) {
  const database = useDatabase();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const once = useOnce();
  const steps = plan.planned.filter(({ step }) => step !== 'same');
  const added = plan.planned.filter(({ step }) => step === 'add');
  const published = added.filter(({ doubts }) => doubts.length === 0);
  const shown = plan.planned.filter(changesPublished).length;
  const room = useLiveQuery(
    () =>
      status === 'Active'
        ? readRoomFor(
            published.map(({ content }) => content),
            database,
          )
        : null,
    // What is to be published follows from the plan alone.
    [database, plan, status],
  );
  const isOver = room != null && published.length > room;
  const run = () => {
    setBusy(true);
    once(
      async () => {
        await beginImport(plan.planned, status, database);
        onDone({
          count: steps.length,
          toLookAt: steps.filter(({ doubts }) => doubts.length > 0).length,
        });
        // What fails here is gone on with by itself, as after a page that was left.
        takeImport(database).catch(() => undefined);
      },
      (error) => {
        setBusy(false);
        setFailure(`${error.message} Nothing was imported.`);
      },
    );
  };
  return (
    <>
      <p role="status">
        {formatCount(added.length)} new, {formatCount(steps.length - added.length)} changed,{' '}
        {formatCount(plan.planned.length - steps.length)} as they are,{' '}
        {formatCount(plan.duplicates)} said twice, {formatCount(plan.refusedRows.length)} not
        understood
      </p>
      {isOver && (
        <Notice tone="warn">
          {room === 0
            ? `Your plan has no room for new listings now. What waits is published by itself once there is room: ${countOf(published.length, 'listing')}.`
            : `Your plan has room for ${room} of these ${countOf(published.length, 'listing')}. The others wait, and are published by themselves once there is room.`}
        </Notice>
      )}
      {shown > 0 && (
        <Notice tone="warn">
          {countOf(shown, 'published home')} {shown === 1 ? 'is' : 'are'} changed for everybody as
          soon as {shown === 1 ? 'it is' : 'they are'} sent.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {steps.length === 0 ? (
        <p>
          {plan.planned.length === 0
            ? 'Nothing to import yet: no row was understood.'
            : 'Nothing to import: your account has all of it as it is here.'}
        </p>
      ) : (
        <div className={stack.row}>
          <Button look="primary" icon="check" disabled={busy} onClick={run}>
            Import {countOf(steps.length, 'listing')}
          </Button>
        </div>
      )}
      {children}
      <ImportCards planned={plan.planned} status={status} />
    </>
  );
}
