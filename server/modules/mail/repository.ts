import type { Queryable } from '../../db/database';

export type Mail = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as how to unsubscribe. */
  headers: Record<string, string> | null;
};
export type QueuedMail = Mail & { id: number; attempts: number };

/**
 * Queues a mail in the caller's transaction: it goes out if and only if that commits. Where it tells
 * somebody of another person, it is erased with them.
 */
export async function queueMail(
  tx: Queryable,
  mail: Mail,
  aboutUserId: string | null = null,
): Promise<void> {
  await tx.query(
    'INSERT INTO mails (recipient, subject, body_text, body_html, headers, about_user_id) VALUES ($1, $2, $3, $4, $5, $6)',
    [
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.headers === null ? null : JSON.stringify(mail.headers),
      aboutUserId,
    ],
  );
}

/** Takes one due mail for five minutes, so that no second worker sends it at the same time. */
export async function leaseMail(db: Queryable): Promise<QueuedMail | undefined> {
  const rows = await db.query<QueuedMail>(
    `UPDATE mails SET attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes'
     WHERE id = (
       SELECT id FROM mails WHERE sent_at IS NULL AND attempts < 20 AND next_attempt_at <= now()
       ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     RETURNING id, recipient, subject, body_text AS text, body_html AS html, headers, attempts`,
  );
  return rows[0];
}

export async function markMailSent(db: Queryable, id: number): Promise<void> {
  await db.query('UPDATE mails SET sent_at = now(), last_error = NULL WHERE id = $1', [id]);
}

export async function markMailFailed(
  db: Queryable,
  id: number,
  why: string,
  retrySeconds: number,
): Promise<void> {
  await db.query(
    'UPDATE mails SET last_error = $2, next_attempt_at = now() + make_interval(secs => $3) WHERE id = $1',
    [id, why.slice(0, 500), retrySeconds],
  );
}
