import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { SelectField } from '../../components/field';
import { Notice } from '../../components/notice';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import type { ListingType, PropertyStatus } from '../../contract/property-options';
import { importListings } from '../../db/repositories/import-repository';
import { readSnapshot } from '../../db/repositories/snapshot-repository';
import type { ChosenFile } from './import-file';
import { ImportRows } from './import-rows';
import { useImportPlan } from './use-import-plan';

/** What the import would do, row by row, before anything is saved. */
export function ImportPreview({
  file,
  onDone,
}: {
  file: ChosenFile;
  onDone: (count: number) => void;
}) {
  const database = useDatabase();
  const { user } = useSession();
  const [kind, setKind] = useState<ListingType>('sale');
  const [status, setStatus] = useState<PropertyStatus>('Draft');
  const plan = useImportPlan(file.text, kind, user?.id ?? '');
  const limit = useLiveQuery(() => readSnapshot('plan', database), [database])?.value.uses.find(
    (use) => use.limit === 'listings',
  );
  const [count, setCount] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const importing = useRef(false);
  if (plan === null) return <p role="status">Reading {file.name} …</p>;
  if (typeof plan === 'string') return <Notice tone="bad">{plan}</Notice>;
  const steps = plan.planned.filter(({ step }) => step !== 'same');
  const added = plan.planned.filter(({ step }) => step === 'add');
  const left = limit?.allowed == null ? null : limit.allowed - limit.used;
  const isOver = status === 'Active' && left !== null && added.length > left;
  const run = () => {
    if (importing.current) return;
    importing.current = true;
    importListings(plan.planned, status, setCount, database).then(
      () => {
        onDone(steps.length);
      },
      (error: Error) => {
        importing.current = false;
        setFailure(`${error.message} What was saved so far stays; import the file again to go on.`);
      },
    );
  };
  return (
    <section className={stack.stack} aria-label="Preview">
      <p role="status">
        {added.length} new, {steps.length - added.length} changed,{' '}
        {plan.planned.length - steps.length} as they are, {plan.duplicates} said twice,{' '}
        {plan.refusedRows.length} not understood
      </p>
      <div className={stack.grid2}>
        <SelectField
          label="Rows that do not say are"
          value={kind}
          options={[
            { value: 'sale', label: 'For sale' },
            { value: 'rent', label: 'For rent' },
          ]}
          onChange={(event) => setKind(event.target.value as ListingType)}
        />
        <SelectField
          label="New listings become"
          value={status}
          options={[
            { value: 'Draft', label: 'Drafts, to be looked at first' },
            { value: 'Active', label: 'Published as soon as they are sent' },
          ]}
          onChange={(event) => setStatus(event.target.value as PropertyStatus)}
        />
      </div>
      {isOver && (
        <Notice tone="warn">
          Your plan has room for {Math.max(0, left)} more published listings. The others will be
          refused: import them as drafts, or choose a larger plan first.
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={stack.row}>
        <Button
          look="primary"
          icon="check"
          disabled={steps.length === 0 || count !== null}
          onClick={run}
        >
          {count === null
            ? `Import ${steps.length} listing${steps.length === 1 ? '' : 's'}`
            : `Saving ${count} of ${plan.planned.length} …`}
        </Button>
      </div>
      <ImportRows planned={plan.planned} refused={plan.refusedRows} />
    </section>
  );
}
