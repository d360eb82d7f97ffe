import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { useRefresh } from '../../components/delivery/use-refresh';
import { EmptyState } from '../../components/page/empty-state';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { useIsSlow } from '../../components/use-is-slow';
import { listApplications } from '../../db/repositories/applications/application-repository';
import { listPlanRequests } from '../../db/repositories/plans/plan-request-repository';
import { listReports } from '../../db/repositories/reports/report-repository';
import { applicationWords } from '../../domain/account/application-words';
import { settingsPath } from '../../domain/navigation/settings-path';
import { hasWords } from '../../domain/has-words';
import { refusalCode } from '../../sync/refusal-code';
import { refreshApplications } from '../../sync/refresh/account/refresh-applications';
import { refreshPlanRequests } from '../../sync/refresh/account/refresh-plan-requests';
import { refreshReports } from '../../sync/refresh/account/refresh-reports';
import { ApplicationCard } from './application-card';
import { CardList } from './card-list';
import { FindApplication } from './find-application';
import { PlanRequestCard } from './plan-request-card';
import { ReportCard } from './report-card';
import { WaitingSection } from './waiting-section';

/** The applications of agents and owners, requests for other plans (PLAN-2) and reports (SAFE-4), for the provider's approvers. */
export default function ApprovalsPage() {
  const database = useDatabase();
  const [wanted, setWanted] = useState('');
  const [total, setTotal] = useState(0);
  const kept = useLiveQuery(() => listApplications(database), [database]);
  const entries = kept?.filter(
    ({ item }) => wanted === '' || hasWords(applicationWords(item), wanted),
  );
  const requests = useLiveQuery(() => listPlanRequests(database), [database]) ?? [];
  const reports = useLiveQuery(() => listReports(database), [database]) ?? [];
  const asked = useRefresh(
    async () => setTotal(await refreshApplications(database, wanted)),
    wanted,
  );
  const askedRequests = useRefresh(() => refreshPlanRequests(database));
  const askedReports = useRefresh(() => refreshReports(database));
  const { busy, failure } = asked;
  const slow = useIsSlow(busy);
  if (failure && refusalCode(failure) === 'second-factor-missing')
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
          {failure.message}
        </EmptyState>
      </div>
    );
  const lookAgain = () => {
    for (const { again } of [asked, askedRequests, askedReports]) again();
  };
  // Who waits longest is answered first.
  const open = reports.filter(({ item }) => item.decision === null).toReversed();
  const decided = reports.filter(({ item }) => item.decision !== null);
  const reportCard = ({ item, rows }: (typeof reports)[number]) => (
    <ReportCard report={item} rows={rows} />
  );
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.row}>
        <h1>Applications</h1>
        <Button onClick={lookAgain} disabled={busy}>
          {busy ? 'Looking …' : 'Look again'}
        </Button>
      </div>
      {!busy && failure && (
        <Notice tone="warn">
          {failure.message}{' '}
          {entries && entries.length > 0 ? 'Below is what this device saw last.' : ''}
        </Notice>
      )}
      {(wanted !== '' || total > (kept?.length ?? 0)) && (
        <FindApplication
          total={total}
          found={busy || failure ? undefined : entries?.length}
          wanted={wanted}
          onFind={setWanted}
        />
      )}
      {entries === undefined || (busy && entries.length === 0) ? (
        <p role="status">
          {slow
            ? 'The applications are not on this device yet, and the connection is slow. They are still being asked for.'
            : 'Opening the applications …'}
        </p>
      ) : entries.length === 0 ? (
        !failure &&
        wanted === '' && (
          <EmptyState icon="check" title="No application is waiting">
            New applications appear here, and mails tell of them.
          </EmptyState>
        )
      ) : (
        <CardList
          entries={entries}
          renderCard={({ item, rows }) => <ApplicationCard application={item} rows={rows} />}
        />
      )}
      <WaitingSection
        id="plan-requests"
        title="Requests for other plans"
        opening="Opening the requests …"
        none="No request waits."
        asked={askedRequests}
        waiting={requests.length}
      >
        <CardList
          entries={requests}
          renderCard={({ item, rows }) => <PlanRequestCard request={item} rows={rows} />}
        />
      </WaitingSection>
      <WaitingSection
        id="reports"
        title="Reports"
        opening="Opening the reports …"
        none="No report waits."
        asked={askedReports}
        waiting={open.length}
      >
        <CardList entries={open} renderCard={reportCard} />
        {decided.length > 0 && (
          <details>
            <summary>Decided ({decided.length})</summary>
            <CardList entries={decided} renderCard={reportCard} />
          </details>
        )}
      </WaitingSection>
    </div>
  );
}
