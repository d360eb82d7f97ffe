import { Link } from 'react-router-dom';
import { DataTable } from '../../components/page/data-table';
import type { ActiveBoost, BoostEntry } from '../../contract/plan/boost';
import { formatDate } from '../../domain/format/format-date';

/** What runs, from when until when. */
export function ActiveBoosts({ active }: { active: ActiveBoost[] }) {
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
          boost.status,
        ],
      }))}
    />
  );
}

/** What was given, bought and used, newest first. */
export function BoostHistory({ history }: { history: BoostEntry[] }) {
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
          entry.status,
        ],
      }))}
    />
  );
}
