import { sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';

/** Hours for which a mail is tried, as other mail servers do it; later nobody waits for it. */
export const TRIED_HOURS = 72;
/** From when on a mail is still tried. */
export const STILL_TRIED = sql<Date>`now() - make_interval(hours => ${sql.lit(TRIED_HOURS)})`;

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as how to unsubscribe. */
  headers: Record<string, string> | null;
};
export type QueuedMail = Mail & { id: number; attempts: number; created_at: Date };

/**
 * Queues a mail in the caller's transaction: it goes out if and only if that commits. Where it tells
 * somebody of another person, it is erased with them.
 */
export async function queueMail(
  tx: Queryable,
  mail: Mail,
  aboutUserId: string | null = null,
): Promise<void> {
  await insertMail(tx, mail, { aboutUserId, isUrgent: false });
}

/** The same for what somebody waits for to get into their account, or warns them about it: it goes before all others. */
export async function queueUrgentMail(
  tx: Queryable,
  mail: Mail,
  aboutUserId: string | null = null,
): Promise<void> {
  await insertMail(tx, mail, { aboutUserId, isUrgent: true });
}

async function insertMail(
  tx: Queryable,
  mail: Mail,
  { aboutUserId, isUrgent }: { aboutUserId: string | null; isUrgent: boolean },
): Promise<void> {
  await tx.kysely
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      headers: mail.headers === null ? null : JSON.stringify(mail.headers),
      about_user_id: aboutUserId,
      is_urgent: isUrgent,
      to_user_id: (eb) =>
        eb
          .selectFrom('users')
          .select('users.id')
          .where(
            (of) => of.fn<string>('lower', ['users.email']),
            '=',
            mail.recipient.toLowerCase(),
          ),
    })
    .execute();
}

/** Queues the mail that tells somebody of their erasure, of which nothing stays once it is sent. */
export async function queueLastMail(tx: Queryable, mail: Mail): Promise<void> {
  await tx.kysely
    .insertInto('mails')
    .values({
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      is_last: true,
    })
    .execute();
}

/** Takes the next due mail, urgent ones first, for five minutes, so that no second worker sends it at the same time. */
export async function leaseMail(db: Queryable): Promise<QueuedMail | undefined> {
  return db.kysely
    .updateTable('mails')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: sql<Date>`now() + interval '5 minutes'`,
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('created_at', '>', STILL_TRIED)
        .where('next_attempt_at', '<=', now)
        .orderBy('is_urgent', 'desc')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'subject',
      'body_text as text',
      'body_html as html',
      'headers',
      'attempts',
      'created_at',
    ])
    .executeTakeFirst();
}

/** Notes that a mail is sent; the last one to an erased person is forgotten instead. */
export async function markMailSent(db: Queryable, id: number): Promise<void> {
  await db.kysely.deleteFrom('mails').where('id', '=', id).where('is_last', '=', true).execute();
  await db.kysely
    .updateTable('mails')
    .set({ sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markMailFailed(
  db: Queryable,
  id: number,
  why: string,
  retrySeconds: number,
): Promise<void> {
  await db.kysely
    .updateTable('mails')
    .set({
      last_error: why.slice(0, 500),
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${retrySeconds})`,
    })
    .where('id', '=', id)
    .execute();
}
