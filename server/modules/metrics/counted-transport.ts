import type { MailTransport } from '../mail/transport';
import type { Metrics } from './metrics';

/** The same transport, its mails counted. */
export function countedTransport(transport: MailTransport, metrics: Metrics): MailTransport {
  return async (mail) => {
    try {
      await transport(mail);
    } catch (error) {
      metrics.mails.inc({ outcome: 'failed' });
      throw error;
    }
    metrics.mails.inc({ outcome: 'sent' });
  };
}
