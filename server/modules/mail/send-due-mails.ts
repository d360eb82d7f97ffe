import type { Database } from '../../db/database';
import { leaseMail, markMailFailed, markMailSent, TRIED_HOURS } from './repository';
import type { MailTransport } from './transport';

/**
 * Sends queued mails one by one, outside any request; a failed one is tried again later, up to an hour after each try.
 * Of one whose last try failed `onLost` is told, by its number: a mail server's words may name who was written to.
 * `prepare` comes before each: who waits to get in is not kept waiting by the others' mails.
 */
export async function sendDueMails(
  database: Database,
  transport: MailTransport,
  onLost: (mailId: number) => void,
  isStopped: () => boolean,
  prepare: () => Promise<void> = async () => undefined,
): Promise<void> {
  while (!isStopped()) {
    await prepare();
    const mail = await leaseMail(database);
    if (mail === undefined) return;
    try {
      await transport(mail);
      await markMailSent(database, mail.id);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const retrySeconds = Math.min(3600, 30 * 2 ** mail.attempts);
      await markMailFailed(database, mail.id, why, retrySeconds);
      const end = mail.created_at.getTime() + TRIED_HOURS * 3_600_000;
      if (Date.now() + retrySeconds * 1000 >= end) onLost(mail.id);
    }
  }
}
