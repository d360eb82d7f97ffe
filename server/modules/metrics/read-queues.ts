import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { STILL_TRIED } from '../mail/repository';

/** What waits in one queue: how many, and how old the oldest is in seconds (0 where none waits). */
export type QueueLength = { queue: string; length: number; oldestSeconds: number };

const age = (oldest: ReturnType<typeof sql>) =>
  sql`coalesce(extract(epoch FROM now() - ${oldest}), 0)::float8`;

/**
 * The queues in the database, with those items that wait for another try. Given up is not waiting. Jobs
 * are a queue only where several servers share them.
 */
export async function readQueues(database: Database, hasJobQueue: boolean): Promise<QueueLength[]> {
  const oldest = age(sql`min(created_at)`);
  const { rows } = await sql<{ queue: string; length: number; oldest: number }>`
    SELECT 'mails' AS queue, count(*)::int AS length, ${oldest} AS oldest
      FROM mails WHERE sent_at IS NULL AND created_at > ${STILL_TRIED}
    UNION ALL SELECT 'account-mails', count(*)::int, ${oldest} FROM account_mails
    UNION ALL SELECT 'sms', count(*)::int, ${oldest}
      FROM sms WHERE sent_at IS NULL AND given_up_at IS NULL
    UNION ALL SELECT 'pushes', count(*)::int, ${age(sql`min(n.created_at)`)}
      FROM push_queue q JOIN notifications n ON n.id = q.notification_id
  `.execute(database.kysely);
  return [...rows, ...(hasJobQueue ? [await readJobs(database)] : [])].map(
    ({ queue, length, oldest }) => ({ queue, length, oldestSeconds: oldest }),
  );
}

/** Runs of jobs that are due and that no server has taken up. */
async function readJobs(database: Database) {
  const { rows } = await sql<{ length: number; oldest: number }>`
    SELECT count(*)::int AS length, ${age(sql`min(start_after)`)} AS oldest
    FROM pgboss.job WHERE state IN ('created', 'retry') AND start_after <= now()
  `.execute(database.kysely);
  return { queue: 'jobs', length: rows[0]?.length ?? 0, oldest: rows[0]?.oldest ?? 0 };
}
