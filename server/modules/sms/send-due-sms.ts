import { visitStart } from '../../../src/domain/inspections/times/visit-start';
import type { Database } from '../../db/database';
import { readPreferences } from '../auth/preferences';
import {
  giveSmsUp,
  leaseSms,
  markSmsFailed,
  markSmsSent,
  postponeSms,
  type QueuedSms,
} from './repository';
import { sendTime } from './send-time';
import type { SmsGateway } from './sms-gateway';
import { SMS_WISH } from './sms-wish';

/** After this long nobody waits for an SMS any more. */
const USEFUL_MS = 24 * 3_600_000;
/** How long a gateway that failed is left alone, at first and at most; twice as long each time. */
const FIRST_WAIT_MS = 30_000;
const MOST_WAIT_MS = 3_600_000;

/**
 * Sends the SMS that are due one by one, outside any request. One that the gateway may take later is
 * tried again; one that it refuses, or that comes too late, is given up and `onLost` told why.
 */
export async function sendDueSms(
  database: Database,
  gateway: SmsGateway,
  onLost: (smsId: number, why: string) => void,
  isStopped: () => boolean,
): Promise<void> {
  while (!isStopped()) {
    const at = new Date();
    const sms = await leaseSms(database, at);
    if (sms === undefined) return;
    await sendOne(database, gateway, { ...sms, at }, onLost);
  }
}

async function sendOne(
  database: Database,
  gateway: SmsGateway,
  sms: QueuedSms & { at: Date },
  onLost: (smsId: number, why: string) => void,
): Promise<void> {
  const { at } = sms;
  const visit = visitStart(sms.request_date, sms.request_time);
  const lose = async (why: string) => {
    await giveSmsUp(database, sms.id, why, at);
    onLost(sms.id, why);
  };
  if (at >= visit || at.getTime() - sms.created_at.getTime() > USEFUL_MS)
    return lose('it came too late to be of use');
  // Asked again: who has turned them off meanwhile is not written to in the morning.
  if (sms.phone === null || !(await isWanted(database, sms)))
    return giveSmsUp(database, sms.id, 'no longer wanted', at);
  const due = sendTime(at, visit);
  if (due > at) return postponeSms(database, sms.id, due);
  const outcome = await gateway.send({ to: sms.phone, text: sms.body });
  if (outcome.taken) return markSmsSent(database, sms.id, at);
  const why = `the gateway ${outcome.reason}`;
  if (!outcome.again) return lose(why);
  const waitMs = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** sms.attempts);
  await markSmsFailed(database, sms.id, why, new Date(Date.now() + waitMs));
}

async function isWanted(database: Database, sms: QueuedSms): Promise<boolean> {
  const side = sms.user_id === sms.requester_id ? 'requester' : 'owner';
  return (await readPreferences(database, sms.user_id))[SMS_WISH[side]];
}
