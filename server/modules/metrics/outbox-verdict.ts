import { RETRIED_STATUSES } from '../../../src/domain/outbox/retried-statuses';

export const OUTBOX_VERDICTS = [
  'accepted',
  'repeated',
  'conflict',
  'refused',
  'postponed',
] as const;
type OutboxVerdict = (typeof OUTBOX_VERDICTS)[number];

/** What an answer to a command is to the outbox that sent it (docs/outbox.md). */
export function outboxVerdict(status: number, isReplay: boolean): OutboxVerdict {
  if (status < 400) return isReplay ? 'repeated' : 'accepted';
  if (status === 409 || status === 412) return 'conflict';
  return status >= 500 || RETRIED_STATUSES.has(status) ? 'postponed' : 'refused';
}
