import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema/schema';

/** What the server reads of a person. */
export const ACCOUNT_COLUMNS = [
  'id',
  'user_type',
  'name',
  'email',
  'phone',
  'company_name',
  'wished_company',
  'password_hash',
  'verified_at',
  'approval',
  'rejection_reason',
  'agent_license',
  'languages',
  'pending_email',
  'plan',
  'created_at',
] as const;

export type AccountRow = Pick<Selectable<Schema['users']>, (typeof ACCOUNT_COLUMNS)[number]>;
