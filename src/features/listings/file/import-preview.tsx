import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { SelectField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import { useSession } from '../../../components/context/session-context';
import stack from '../../../components/stack.module.css';
import type { ListingType, PropertyStatus } from '../../../contract/listing/property-options';
import { readPrices } from '../../../db/repositories/my-properties/publish-doubt-repository';
import {
  chooseColumn,
  type ColumnReading,
  unreadColumns,
} from '../../../domain/import/table/column-readings';
import type { ColumnChoices } from '../../../domain/import/table/map-header';
import { unreadSheetsWords } from '../../../domain/import/unread-sheets-words';
import type { Mending } from '../../../domain/import/mend-row';
import type { RowName } from '../../../domain/import/table/table';
import { OFFER_CHOICES } from '../../../domain/property/price/offers';
import { refreshPrices } from '../../../sync/refresh/refresh-prices';
import { ImportColumns } from './import-columns';
import type { ChosenFile } from './import-file';
import { ImportPlanView } from './import-plan-view';
import { ImportProblems } from './import-problems';
import type { Imported } from './imported';
import { ImportRate } from './import-rate';
import { type ImportReading, useImportPlan } from './use-import-plan';
import { countOf } from '../../../domain/format/count-of';

/** How a file is read, and what the import would do, before anything is saved. */
export function ImportPreview({
  file,
  onDone,
}: {
  file: ChosenFile;
  onDone: (imported: Imported) => void;
}) {
  const { user } = useSession();
  const [kind, setKind] = useState<ListingType>('sale');
  const [status, setStatus] = useState<PropertyStatus>('Draft');
  const [choices, setChoices] = useState<ColumnChoices>({});
  const [rate, setRate] = useState<number | undefined>();
  const [mendings, setMendings] = useState<ReadonlyMap<RowName, Mending>>(new Map());
  const database = useDatabase();
  const medians = useLiveQuery(() => readPrices(database), [database]);
  useEffect(() => void refreshPrices(database).catch(() => undefined), [database]);
  const { columns, plan, cellsAt } = useImportPlan(
    file.text,
    { columns: choices, mendings, defaultListingType: kind, nairaPerDollar: rate, medians },
    user?.id ?? '',
  );
  return (
    <section className={stack.stack} aria-label="Preview">
      <UnreadColumns columns={columns} />
      {columns.length > 0 && (
        <ImportColumns
          columns={columns}
          isNeeded={typeof plan === 'string'}
          onChoose={(name, use) => setChoices(chooseColumn(choices, columns, name, use))}
        />
      )}
      <div className={stack.grid2}>
        <SelectField
          label="Rows that do not say are"
          value={kind}
          options={OFFER_CHOICES}
          onChoose={(choice) => setKind(choice)}
        />
        <SelectField
          label="New listings become"
          value={status}
          options={[
            { value: 'Draft', label: 'Drafts, to be looked at first' },
            { value: 'Active', label: 'Published as soon as they are sent' },
          ]}
          onChoose={(choice) => setStatus(choice)}
        />
      </div>
      {(rate !== undefined || needsRate(plan)) && <ImportRate onRate={setRate} />}
      {file.leftOut.length > 0 && <Notice tone="warn">{unreadSheetsWords(file.leftOut)}</Notice>}
      {plan === null && <p role="status">Reading {file.name} …</p>}
      {typeof plan === 'string' && <Notice tone="bad">{plan}</Notice>}
      {plan !== null && typeof plan !== 'string' && (
        <ImportPlanView plan={plan} status={status} onDone={onDone}>
          <ImportProblems
            plan={plan}
            cellsAt={cellsAt}
            onMend={(line, mending) => setMendings(new Map([...mendings, [line, mending]]))}
          />
        </ImportPlanView>
      )}
    </section>
  );
}

function needsRate(plan: ImportReading['plan']): boolean {
  return (
    plan !== null &&
    typeof plan !== 'string' &&
    plan.planned.some(({ doubts }) => doubts.some(({ kind }) => kind === 'price in dollars'))
  );
}

/** The columns of a file that nothing is taken from, before anything is made of it. */
function UnreadColumns({ columns }: { columns: readonly ColumnReading[] }) {
  const unread = unreadColumns(columns);
  if (unread.length === 0) return null;
  return (
    <Notice tone="warn">
      These columns were not read:{' '}
      {unread.map(({ name, filled }) => `${name} (${countOf(filled, 'row')})`).join(', ')}. Choose
      under Columns what they hold, or leave them out.
    </Notice>
  );
}
