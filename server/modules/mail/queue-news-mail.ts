import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { withinMailBudget } from './within-mail-budget';
import { type Mail, queueMail } from './repository';

/**
 * Queues a mail about what one person did that concerns another, while the budget of the two has room: what
 * is beyond it stands in the app, and its notification there, all the same. To be called before feeds are
 * locked.
 */
export async function queueNewsMail(
  tx: Queryable,
  mail: Mail,
  fromId: string,
  { settings, metrics }: Pick<FastifyInstance, 'settings' | 'metrics'>,
): Promise<void> {
  if (!settings.rateLimits || (await withinMailBudget(tx, mail.recipient, 'news', fromId)))
    await queueMail(tx, mail, fromId);
  else metrics.withheldMails.inc();
}
