import type { Application } from '../../../contract/people/approval';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm, type FromForm } from '../forms/form-repository';

/** Approves an application, or refuses it with a reason: the decision is the row that waits. */
export async function decideApplication(
  application: Application,
  decision: { kind: 'approve' } | ({ kind: 'reject'; reason: string } & FromForm),
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.outbox, database.forms], async () => {
    const { companyName } = application;
    const about = { entityId: application.id, before: [] };
    if (decision.kind === 'approve')
      await enqueue(database, { kind: 'agent.approve', payload: { companyName }, ...about });
    else {
      await dropForm(decision.form, database);
      await enqueue(database, {
        kind: 'agent.reject',
        payload: { companyName, reason: decision.reason },
        ...about,
      });
    }
  });
}
