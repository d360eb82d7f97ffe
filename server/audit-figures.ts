import { sql } from 'kysely';
import type { Database } from './db/database';

/**
 * The figures of a year that the annual data protection audit asks for, one a line: accounts by role, and
 * what the log of decisions counted in that year of Lagos.
 */
export async function auditFigures(database: Database, year: number): Promise<string> {
  const accounts = await database.kysely
    .selectFrom('users')
    .select((eb) => ['user_type', eb.fn.countAll<number>().as('count')])
    .where('is_demo', '=', false)
    .groupBy('user_type')
    .execute();
  const inYear = sql<boolean>`extract(year FROM timezone('Africa/Lagos', at)) = ${year}`;
  const actions = await database.kysely
    .selectFrom('audit_log')
    .select((eb) => ['action', eb.fn.countAll<number>().as('count')])
    .where(inYear)
    .groupBy('action')
    .execute();
  const of = (action: string) => actions.find((one) => one.action === action)?.count ?? 0;
  const withRole = (role: string) => accounts.find((one) => one.user_type === role)?.count ?? 0;
  const breaches = of('breach.report');
  return [
    `Figures of ${year}`,
    `accounts of seekers today: ${withRole('seeker')}`,
    `accounts of agents today: ${withRole('agent')}`,
    `accounts of approvers today: ${withRole('approver')}`,
    `copies given (exports): ${of('account.export')}`,
    `accounts erased: ${of('account.erase')}`,
    `applications approved: ${of('agent.approve')}`,
    `applications refused: ${of('agent.reject')}`,
    `papers read: ${of('document.read')}`,
    `breach reports made: ${breaches === 0 ? 'none recorded' : breaches}`,
  ].join('\n');
}
