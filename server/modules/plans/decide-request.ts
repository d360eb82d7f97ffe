import type { PlanDecision } from '../../../src/contract/plan/plan-options';
import { countOf } from '../../../src/domain/format/count-of';
import { formatDate } from '../../../src/domain/format/format-date';
import { beginsLater } from '../../../src/domain/plans/begins-later';
import { planName } from '../../../src/domain/plans/plan-name';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';
import { writeAudit } from '../audit/audit';
import { findById } from '../auth/repository';
import { planChangedMail, planDeclinedMail } from '../mail/plan-templates';
import { queueMail } from '../mail/repository';
import { notify } from '../notifications/repository';
import { publishWaiting } from '../properties/publish-waiting';
import { grantableFrom } from './requests';
import { lockAccount } from '../entitlements/usage';

type Made = {
  id: string;
  actor: string;
  /** Null where nobody decides: a smaller plan begins by itself. */
  actorId: string | null;
  decision: PlanDecision;
  reason: string;
  publicUrl: string;
};

/**
 * Grants a request for another plan, which counts at once and publishes what waited for room, or
 * declines it with a reason; the agent is told either way, and it is noted.
 * @throws 404 where the request was taken back or replaced, 422 for a smaller plan in what is paid for
 */
export async function decidePlanRequest(tx: Queryable, made: Made): Promise<void> {
  const asked = await tx.kysely
    .selectFrom('plan_requests')
    .select('user_id')
    .where('id', '=', made.id)
    .executeTakeFirst();
  const from = asked === undefined ? null : ((await lockAccount(tx, asked.user_id)) ?? 'starter');
  const request = await tx.kysely
    .deleteFrom('plan_requests')
    .where('id', '=', made.id)
    .returning(['user_id', 'plan', 'asked_at'])
    .executeTakeFirst();
  const agent = request && (await findById(tx, request.user_id));
  if (request === undefined || agent === undefined || from === null)
    throw new ProblemError(
      404,
      'not-found',
      'This request is decided already, or the agent took it back or asks for another plan.',
    );
  const to = request.plan;
  const log = {
    actor: made.actor,
    actorId: made.actorId,
    subject: agent.email,
    subjectId: agent.id,
  };
  const news = { userId: agent.id, propertyId: null, propertyTitle: planName(to), details: {} };
  if (made.decision === 'decline') {
    await queueMail(tx, planDeclinedMail(agent, planName(to), made.reason));
    await notify(tx, {
      ...news,
      type: 'PLAN_DECLINED',
      message: `Your plan stays ${planName(from)}: ${made.reason}`,
    });
    await writeAudit(tx, {
      ...log,
      action: 'plan.decline',
      detail: `${planName(to)}: ${made.reason}`,
    });
    return;
  }
  await requireItsTime(tx, { ...request, from });
  await tx.kysely.updateTable('users').set({ plan: to }).where('id', '=', agent.id).execute();
  const published = await publishWaiting(tx, agent.id);
  const mail = planChangedMail(agent, {
    plan: planName(to),
    published,
    url: `${made.publicUrl}/dashboard`,
  });
  await queueMail(tx, mail);
  await notify(tx, {
    ...news,
    type: 'PLAN_CHANGED',
    message: [
      `Your plan is ${planName(to)} now.`,
      published.length === 0
        ? ''
        : `${countOf(published.length, 'listing that waited is', 'listings that waited are')} published.`,
    ]
      .join(' ')
      .trim(),
  });
  await writeAudit(tx, {
    ...log,
    action: 'plan.change',
    detail: `${planName(from)} → ${planName(to)}`,
  });
}

/** A smaller plan begins when the month or year is over in which it was asked for: until then it is paid for. */
async function requireItsTime(
  tx: Queryable,
  request: { user_id: string; plan: Parameters<typeof planName>[0]; asked_at: Date } & {
    from: Parameters<typeof planName>[0];
  },
): Promise<void> {
  const row = await tx.kysely
    .selectFrom('users')
    .select(['billing_period', 'plan_since'])
    .where('id', '=', request.user_id)
    .executeTakeFirst();
  const billingPeriod = row?.billing_period ?? 'monthly';
  const at = grantableFrom(
    { from: request.from, to: request.plan, billingPeriod, since: row?.plan_since ?? null },
    request.asked_at,
  );
  const asked = { askedAt: request.asked_at.toISOString(), grantableFrom: at };
  if (beginsLater(asked, new Date()))
    throw new ProblemError(
      422,
      'invalid',
      `A smaller plan begins ${billingPeriod === 'yearly' ? 'when the year that is paid for is over' : 'with the next billing month'}: grant it from ${formatDate(at)}.`,
      { field: 'decision' },
    );
}
