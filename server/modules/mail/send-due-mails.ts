import type { Database } from '../../db/database';
import { leaseMail, markMailFailed, markMailSent } from './repository';
import type { MailTransport } from './transport';

/** Sends queued mails one by one, outside any request; a failed one is tried again later. */
export async function sendDueMails(
  database: Database,
  transport: MailTransport,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const mail = await leaseMail(database);
    if (mail === undefined) return;
    try {
      await transport(mail);
      await markMailSent(database, mail.id);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await markMailFailed(database, mail.id, why, Math.min(3600, 30 * 2 ** mail.attempts));
    }
  }
}
