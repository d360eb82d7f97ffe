import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge';
import { DataTable } from '../../components/page/data-table';
import { Pagination } from '../../components/page/pagination';
import stack from '../../components/stack.module.css';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import { conversionBadge } from '../../domain/analytics/conversion-badge';
import { formatCount } from '../../domain/format/format-count';

const PER_PAGE = 10;
const LEVEL_TONES = { high: 'good', medium: 'warn', low: 'bad' } as const;

function viewsWords({ views, viewsOfSuch }: PropertyAnalytics): string {
  const own = formatCount(views);
  return viewsOfSuch === undefined
    ? own
    : `${own} (such homes: ${formatCount(Math.round(viewsOfSuch.median))})`;
}

/** The counts listing by listing, the most viewed first. */
export function ByProperty({ properties }: { properties: PropertyAnalytics[] }) {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(properties.length / PER_PAGE));
  const page = Math.min(asked, pages);
  const count = (value: number | null) => (value === null ? '–' : formatCount(value));
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="by-property">
      <h2 id="by-property">By property</h2>
      {properties.length === 0 ? (
        <p className={stack.soft}>Once a property of yours is looked at, its figures are here.</p>
      ) : (
        <DataTable
          label="Figures by property"
          columns={['Property', 'Views', 'Messages', 'Saves', 'Inspections', 'Conversion']}
          rows={properties.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((row) => ({
            key: row.id,
            cells: [
              <Link key="title" to={`/property-detail/${row.id}`}>
                {row.title}
              </Link>,
              viewsWords(row),
              count(row.messages),
              count(row.saves),
              count(row.inspections),
              // Of nothing there is no rate to judge.
              row.conversionRate === null || row.views === 0 ? (
                '–'
              ) : (
                <Badge key="rate" tone={LEVEL_TONES[conversionBadge(row.conversionRate)]}>
                  {row.conversionRate}% {conversionBadge(row.conversionRate)}
                </Badge>
              ),
            ],
          }))}
        />
      )}
      <Pagination page={page} pages={pages} onPage={setAsked} />
    </section>
  );
}
