import type { CommandKind, CommandPayloads } from '../../../contract/feed/commands';
import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';
import { write } from '../../write';
import { dropForm } from '../forms/form-repository';

type Alone<Kind extends CommandKind> = {
  kind: Kind;
  entityId: string;
  payload: CommandPayloads[Kind];
  /** The form that it comes from. */
  form?: string | undefined;
};

/**
 * Queues a command that changes nothing else on this device: the row that waits is all there is to see of it.
 * @returns the id of that row, as `enqueue` does
 */
export function queueAlone<Kind extends CommandKind>(
  { form, ...command }: Alone<Kind>,
  database: AppDatabase,
): Promise<string | null> {
  return write(database, [database.outbox, database.forms], async () => {
    await dropForm(form, database);
    return enqueue(database, { ...command, before: [] });
  });
}
