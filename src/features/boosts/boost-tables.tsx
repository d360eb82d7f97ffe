import { Link } from 'react-router-dom';
import { DataTable } from '../../components/page/data-table';
import type { ActiveBoost, BoostEntry } from '../../contract/plan/boost';
import { formatDate } from '../../domain/format/format-date';

/** Rows and homes of which the server has not heard yet. */
type Waits = ReadonlySet<string>;
const NOT_SENT = 'Saved on this device';

/** What runs, from when until when. */
export function ActiveBoosts({ active, waits }: { active: ActiveBoost[]; waits: Waits }) {
  return (
    <DataTable
      label="Active Boosted Properties"
      columns={['Property', 'Start', 'End', 'Status']}
      rows={active.map((boost) => ({
        key: boost.propertyId,
        cells: [
          <Link key="title" to={`/property-detail/${boost.propertyId}`}>
            {boost.propertyTitle}
          </Link>,
          formatDate(boost.startDate),
          formatDate(boost.endDate),
          waits.has(boost.propertyId) ? NOT_SENT : boost.status,
        ],
      }))}
    />
  );
}

/** What was given, bought and used, newest first. */
export function BoostHistory({ history, waits }: { history: BoostEntry[]; waits: Waits }) {
  return (
    <DataTable
      label="Boost History"
      columns={['Date', 'Type', 'Amount', 'Property', 'Status']}
      rows={history.map((entry) => ({
        key: entry.id,
        cells: [
          formatDate(entry.date),
          entry.type,
          String(entry.amount),
          entry.propertyTitle ?? 'None',
          waits.has(entry.id) ? NOT_SENT : entry.status,
        ],
      }))}
    />
  );
}
