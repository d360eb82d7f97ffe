import { useState } from 'react';
import { DataTable } from '../../components/data-table';
import { Pagination } from '../../components/pagination';
import stack from '../../components/stack.module.css';
import { formatNaira } from '../../domain/format/format-naira';
import type { PlannedListing } from '../../domain/import/plan-import';
import type { RefusedRow } from '../../domain/import/read-listing-file';
import { listingTypeLabel } from '../../domain/property/listing-type-label';

const PER_PAGE = 20;
const STEPS: Record<PlannedListing['step'], string> = {
  add: 'New',
  update: 'Changed',
  same: 'As it is',
};

/** The rows that are not understood, and why, then the listings that are. */
export function ImportRows({
  planned,
  refused,
}: {
  planned: PlannedListing[];
  refused: RefusedRow[];
}) {
  return (
    <>
      {refused.length > 0 && (
        <section className={`${stack.card} ${stack.stack}`} aria-labelledby="refused-rows">
          <h2 id="refused-rows">Rows that are not understood</h2>
          <Paged
            label="Rows that are not understood"
            columns={['Row', 'Why', 'It says']}
            rows={refused.map(({ line, reason, value }) => ({
              key: String(line),
              cells: [String(line), reason, value || 'nothing'],
            }))}
          />
        </section>
      )}
      <section className={`${stack.card} ${stack.stack}`} aria-labelledby="planned-rows">
        <h2 id="planned-rows">Listings</h2>
        <Paged
          label="Listings"
          columns={['Row', 'Listing', 'Price', 'For', 'What happens']}
          rows={planned.map(({ id, line, content, doubts, step }) => ({
            key: id,
            cells: [
              String(line),
              content.title || content.address,
              formatNaira(content.price),
              listingTypeLabel(content.listingType),
              doubts.length > 0 ? `${STEPS[step]}, a draft: ${doubts.join(', ')}` : STEPS[step],
            ],
          }))}
        />
      </section>
    </>
  );
}

function Paged({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: string[];
  rows: { key: string; cells: string[] }[];
}) {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const page = Math.min(asked, pages);
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
      />
      <Pagination page={page} pages={pages} onPage={setAsked} />
    </>
  );
}
