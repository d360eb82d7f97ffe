import type { Application } from '../../../contract/people/approval';
import type { AppDatabase } from '../../app-database';
import type { FromForm } from '../forms/form-repository';
import { queueAlone } from '../outbox/queue-alone';

/** Approves an application, or refuses it with a reason: the decision is the row that waits. */
export async function decideApplication(
  application: Application,
  decision: { kind: 'approve' } | ({ kind: 'reject'; reason: string } & FromForm),
  database: AppDatabase,
): Promise<void> {
  const { id: entityId, companyName, seen } = application;
  // What the approver looked at, and nothing that came since.
  const looked = { companyName, ...(seen === undefined ? {} : { seen }) };
  if (decision.kind === 'approve')
    await queueAlone({ kind: 'agent.approve', entityId, payload: looked }, database);
  else {
    const payload = { ...looked, reason: decision.reason };
    await queueAlone({ kind: 'agent.reject', entityId, payload, form: decision.form }, database);
  }
}
