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
  const { id: entityId, companyName } = application;
  if (decision.kind === 'approve')
    await queueAlone({ kind: 'agent.approve', entityId, payload: { companyName } }, database);
  else {
    const payload = { companyName, reason: decision.reason };
    await queueAlone({ kind: 'agent.reject', entityId, payload, form: decision.form }, database);
  }
}
