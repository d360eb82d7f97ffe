import type { Inspection } from '../../../src/contract/inspection/inspection';
import type { Queryable } from '../../db/database';

/** Most SMS to one person about one inspection: each costs money, and a visit moved so often is talked about. */
const MOST_ABOUT_ONE = 5;
/** How long a worker has for one SMS: far longer than the gateway may take to answer. */
const LEASE_MS = 5 * 60_000;

/** Has a person told of an inspection as it now is, once, if and only if the transaction commits. */
export async function queueSms(
  tx: Queryable,
  sms: { userId: string; inspection: Pick<Inspection, 'id' | 'version'>; text: string },
): Promise<void> {
  const { userId, inspection, text } = sms;
  const at = new Date();
  const { before } = await tx.kysely
    .selectFrom('sms')
    .select((eb) => eb.fn.countAll<string>().as('before'))
    .where('user_id', '=', userId)
    .where('inspection_id', '=', inspection.id)
    .executeTakeFirstOrThrow();
  if (Number(before) >= MOST_ABOUT_ONE) return;
  await tx.kysely
    .insertInto('sms')
    .values({
      created_at: at.toISOString(),
      next_attempt_at: at.toISOString(),
      user_id: userId,
      inspection_id: inspection.id,
      inspection_version: inspection.version,
      body: text,
    })
    .onConflict((oc) => oc.columns(['user_id', 'inspection_id', 'inspection_version']).doNothing())
    .execute();
}

/** Takes back what was not sent about an inspection. */
export async function dropWaitingSms(tx: Queryable, inspectionId: string): Promise<void> {
  await tx.kysely
    .deleteFrom('sms')
    .where('inspection_id', '=', inspectionId)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
}

export type QueuedSms = NonNullable<Awaited<ReturnType<typeof leaseSms>>>;

/**
 * Takes one SMS that is due at a moment, so that no second worker sends it at the same time; with the
 * number and the visit as they are by now. Here and below moments are of the process's clock, by which
 * it knows night from day.
 */
export async function leaseSms(db: Queryable, at: Date) {
  return db.kysely
    .with('taken', (cte) =>
      cte
        .updateTable('sms')
        .set({ next_attempt_at: new Date(at.getTime() + LEASE_MS).toISOString() })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('sms')
            .select('id')
            .where('sent_at', 'is', null)
            .where('given_up_at', 'is', null)
            .where('next_attempt_at', '<=', at)
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'user_id', 'inspection_id', 'body', 'attempts', 'created_at']),
    )
    .selectFrom('taken as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('inspections as i', 'i.id', 't.inspection_id')
    .select([
      't.id',
      't.body',
      't.attempts',
      't.created_at',
      'u.id as user_id',
      'u.phone',
      'i.requester_id',
      'i.request_date',
      'i.request_time',
    ])
    .executeTakeFirst();
}

export async function markSmsSent(db: Queryable, id: number, at: Date): Promise<void> {
  await db.kysely
    .updateTable('sms')
    .set({ sent_at: at.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Has an SMS tried again at a moment. */
export async function markSmsFailed(
  db: Queryable,
  id: number,
  why: string,
  next: Date,
): Promise<void> {
  await db.kysely
    .updateTable('sms')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: why,
      next_attempt_at: next.toISOString(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Has an SMS wait until a moment; that is no failure. */
export async function postponeSms(db: Queryable, id: number, until: Date): Promise<void> {
  await db.kysely
    .updateTable('sms')
    .set({ next_attempt_at: until.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Keeps an SMS that will not be sent any more, with the reason. */
export async function giveSmsUp(db: Queryable, id: number, why: string, at: Date): Promise<void> {
  await db.kysely
    .updateTable('sms')
    .set({ given_up_at: at.toISOString(), last_error: why })
    .where('id', '=', id)
    .execute();
}
