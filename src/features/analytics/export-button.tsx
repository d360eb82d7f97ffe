import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import type { AnalyticsPeriod } from '../../contract/plan/analytics-options';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { analyticsCsv } from '../../domain/analytics/analytics-csv';
import { entitlementsOf } from '../../domain/plans/entitlements-of';
import { downloadFile } from '../../platform/files/download-file';

/** The figures on the screen as a CSV file, for the plans that have it (ANL-2); needs no network. */
export function ExportButton({
  properties,
  period,
}: {
  properties: PropertyAnalytics[];
  period: AnalyticsPeriod;
}) {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value.plan ?? null;
  if (plan === null) return null;
  if (!entitlementsOf(plan).csvExport)
    return (
      <p className={`${stack.small} ${stack.soft}`}>
        CSV export comes with the <Link to={PLAN_ADDRESS}>Business plan</Link>.
      </p>
    );
  return (
    <Button
      icon="download"
      disabled={properties.length === 0}
      onClick={() =>
        downloadFile(`analytics-${period}.csv`, 'text/csv;charset=utf-8', analyticsCsv(properties))
      }
    >
      Export CSV
    </Button>
  );
}
