import type { Migration } from './migration';

/** Since when an agent's plan is paid for: an approval says that payment is settled. */
export const planSince: Migration = {
  version: 16,
  name: 'plan-since',
  statements: [
    `ALTER TABLE users ADD COLUMN plan_since timestamptz`,
    `UPDATE users u SET plan_since = a.at
       FROM (SELECT subject_id, max(at) AS at FROM audit_log
              WHERE action = 'agent.approve' GROUP BY subject_id) a
      WHERE a.subject_id = u.id AND u.user_type = 'agent'`,
  ],
};
