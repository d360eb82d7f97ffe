import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { EmptyState } from '../../components/page/empty-state';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { useIsSlow } from '../../components/use-is-slow';
import { listApplications } from '../../db/repositories/applications/application-repository';
import { settingsPath } from '../../domain/navigation/settings-path';
import { refusalCode } from '../../sync/refusal-code';
import { refreshApplications } from '../../sync/refresh/account/refresh-applications';
import { ApplicationCard } from './application-card';
import { PlanRequestsSection } from './plan-requests-section';
import { ReportsSection } from './reports-section';

/** The applications of agents and owners, for the provider's approvers. */
export default function ApprovalsPage() {
  const database = useDatabase();
  const entries = useLiveQuery(() => listApplications(database), [database]);
  const [failure, setFailure] = useState('');
  const [needsFactor, setNeedsFactor] = useState(false);
  const [loading, setLoading] = useState(true);
  const [round, setRound] = useState(0);
  const load = () => {
    setRound((before) => before + 1);
    setLoading(true);
    setFailure('');
    refreshApplications(database)
      .catch((error: unknown) => {
        setFailure(error instanceof Error ? error.message : '');
        setNeedsFactor(refusalCode(error) === 'second-factor-missing');
      })
      .finally(() => setLoading(false));
  };
  useEffect(load, [database]);
  const slow = useIsSlow(loading);
  if (needsFactor)
    return (
      <div className={`${stack.page} ${stack.narrow}`}>
        <h1>Applications</h1>
        <EmptyState
          icon="alert"
          title="One more step"
          action={
            <ButtonLink look="primary" to={settingsPath('approver')}>
              Set it up
            </ButtonLink>
          }
        >
          {failure}
        </EmptyState>
      </div>
    );
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.row}>
        <h1>Applications</h1>
        <Button onClick={load} disabled={loading}>
          {loading ? 'Looking …' : 'Look again'}
        </Button>
      </div>
      {failure !== '' && (
        <Notice tone="warn">
          {failure} {entries && entries.length > 0 ? 'Below is what this phone saw last.' : ''}
        </Notice>
      )}
      {entries === undefined || (loading && entries.length === 0) ? (
        <p role="status">
          {slow
            ? 'The applications are not on this phone yet, and the connection is slow. They are still being asked for.'
            : 'Opening the applications …'}
        </p>
      ) : entries.length === 0 ? (
        failure === '' && (
          <EmptyState icon="check" title="No application is waiting">
            New applications appear here, and mails tell of them.
          </EmptyState>
        )
      ) : (
        <ul className={stack.stack}>
          {entries.map(({ item, rows }) => (
            <li key={item.id}>
              <ApplicationCard application={item} rows={rows} />
            </li>
          ))}
        </ul>
      )}
      <PlanRequestsSection key={`plans ${round}`} />
      <ReportsSection key={`reports ${round}`} />
    </div>
  );
}
