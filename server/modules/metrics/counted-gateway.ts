import type { SmsGateway } from '../sms/sms-gateway';
import type { Metrics } from './metrics';

/** The same gateway, its SMS counted. */
export function countedGateway(gateway: SmsGateway, metrics: Metrics): SmsGateway {
  return {
    send: async (sms) => {
      const outcome = await gateway.send(sms);
      metrics.sms.inc({ outcome: outcome.taken ? 'sent' : 'failed' });
      return outcome;
    },
  };
}
