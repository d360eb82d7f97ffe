import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { useDatabase } from '../../components/context/database-context';
import stack from '../../components/stack.module.css';
import type { PropertyAnalytics } from '../../contract/plan/analytics';
import type { AnalyticsPeriod } from '../../contract/plan/analytics-options';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { entitlementsOf } from '../../domain/plans/entitlements-of';
import { downloadFile } from '../../platform/files/download-file';
import { loadCode } from '../../platform/load-code';

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
  const [failed, setFailed] = useState(false);
  if (plan === null) return null;
  if (!entitlementsOf(plan).csvExport)
    return (
      <p className={`${stack.small} ${stack.soft}`}>
        CSV export comes with the <Link to={PLAN_ADDRESS}>Business plan</Link>.
      </p>
    );
  const make = async () => {
    setFailed(false);
    // With what reads and writes all files of agents, which their phones fetch with their first round.
    const { analyticsCsv } = await loadCode(() => import('../../domain/analytics/analytics-csv'));
    downloadFile(`analytics-${period}.csv`, 'text/csv;charset=utf-8', analyticsCsv(properties));
  };
  return (
    <>
      <Button
        icon="download"
        disabled={properties.length === 0}
        onClick={() => void make().catch(() => setFailed(true))}
      >
        Export CSV
      </Button>
      {failed && (
        <Notice tone="bad">
          What writes the file is not on this device yet: it needs a network once.
        </Notice>
      )}
    </>
  );
}
