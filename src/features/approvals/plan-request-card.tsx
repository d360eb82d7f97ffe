import { useState } from 'react';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import { When } from '../../components/when';
import type { PlanRequest } from '../../contract/plan/plan-usage';
import { decidePlanRequest } from '../../db/repositories/plans/plan-commands';
import { formatDate } from '../../domain/format/format-date';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { planRequestSum } from '../../domain/plans/billing-words';
import { beginsLater } from '../../domain/plans/begins-later';
import { planName } from '../../domain/plans/plan-name';
import styles from './application-card.module.css';
import { ReasonDialog } from './reason-dialog';
import { useHeadingAfter } from './use-heading-after';
import { useNow } from '../../platform/use-now';

/** One agent's request for another plan, and the decision (PLAN-2). */
export function PlanRequestCard({
  request,
  rows,
}: {
  request: PlanRequest;
  /** What waits for it: a decision that was made here. */
  rows: DeliveryRow[];
}) {
  const database = useDatabase();
  const [asking, setAsking] = useState<'grant' | 'decline' | null>(null);
  const heading = useHeadingAfter(asking !== null);
  const { agent, active, waiting } = request;
  const change = `${planName(request.from)} to ${planName(request.to)}`;
  const now = useNow();
  const isEarly = beginsLater(request, now);
  const isByYear = request.billingPeriod === 'yearly';
  const grant = () => {
    setAsking(null);
    decidePlanRequest(request, { decision: 'grant', reason: '' }, database).catch(showNotKept);
  };
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-label={`${agent.company}: ${change}`}>
      <div className={stack.tight}>
        <h3 ref={heading} tabIndex={-1}>
          {agent.company}
        </h3>
        <p className={stack.soft}>
          Asked <When at={request.askedAt} />
        </p>
      </div>
      <FactList
        className={styles.facts}
        facts={[
          ['Change', change],
          ['Billed', isByYear ? 'By the year' : 'By the month'],
          ['To pay', planRequestSum(request, now)],
          ['Contact', `${agent.name}, ${agent.email}`],
          ['Listings', `${active} published, ${waiting} waiting for room`],
        ]}
      />
      {isEarly && (
        <p>
          A smaller plan begins by itself{' '}
          {isByYear ? 'when the year that is paid for is over' : 'with the next billing month'}, on{' '}
          {formatDate(request.grantableFrom)}.
        </p>
      )}
      {rows.length > 0 ? (
        <div>
          <DeliveryChip delivery={deliveryOf(rows, false)} />
        </div>
      ) : (
        <div className={stack.row}>
          {!isEarly && (
            <Button look="primary" onClick={() => setAsking('grant')}>
              Change the plan
            </Button>
          )}
          <Button onClick={() => setAsking('decline')}>Decline</Button>
        </div>
      )}
      {asking === 'grant' && (
        <ConfirmDialog
          title={`${agent.company}: ${change}`}
          question="Is payment settled? The plan changes at once, listings that wait for room are published, and the agent is told."
          yes="Change the plan"
          no="Not yet"
          onYes={grant}
          onNo={() => setAsking(null)}
        />
      )}
      {asking === 'decline' && (
        <ReasonDialog
          form={`plan-request-${request.id}`}
          field="reason"
          title={`Decline ${planName(request.to)} for ${agent.company}`}
          hint="The agent reads this in a mail and a notification."
          yes="Decline"
          onGiven={async ({ text, form }) => {
            await decidePlanRequest(request, { decision: 'decline', reason: text, form }, database);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  );
}
