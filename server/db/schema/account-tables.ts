import type { UserType } from '../../../src/contract/people/account';
import type { ApplicationStatus } from '../../../src/contract/people/agent-signup';
import type { DocumentKind } from '../../../src/contract/people/document-options';
import type { BillingPeriod, PlanId } from '../../../src/contract/plan/plan-options';
import type { NotificationPreferences } from '../../../src/contract/people/profile';
import { column, orDefault, orNull } from './column';

/** What somebody asked to be written to an address. */
export type AccountMailKind =
  | 'welcome'
  | 'already-registered'
  | 'reset'
  | 'verify'
  | 'application'
  | 'application-reminder';

/** What a link in a mail, or the challenge of a passkey, is good for, once. */
export type TokenPurpose =
  | 'verify'
  | 'reset'
  | 'documents'
  | 'email-undo'
  | 'passkey-add'
  | 'passkey-login';

/** The tables of migrations/0001-accounts.ts, with what later ones added. */
export const accountTables = {
  users: {
    id: column.uuid(),
    user_type: column.text<UserType>(),
    name: column.text(),
    email: column.text(),
    pending_email: orNull(column.text()),
    password_hash: orNull(column.text()),
    phone: orNull(column.text()),
    company_name: orNull(column.text()),
    wished_company: orNull(column.text()),
    agent_license: orNull(column.text()),
    languages: orNull(column.text()),
    verified_at: orNull(column.moment()),
    approval: orDefault(column.text<ApplicationStatus>()),
    rejection_reason: orNull(column.text()),
    application: orNull(column.json<Record<string, unknown>>()),
    plan: orNull(column.text<PlanId>()),
    billing_period: orNull(column.text<BillingPeriod>()),
    plan_since: orNull(column.moment()),
    preferences: orDefault(column.json<Record<string, unknown>>()),
    notification_preferences: orNull(column.json<Partial<NotificationPreferences>>()),
    marketing_consent_at: orNull(column.moment()),
    calendar_hash: orNull(column.bytes()),
    calendar_contacts: orDefault(column.flag()),
    is_demo: orDefault(column.flag()),
    demo_ended_at: orNull(column.moment()),
    created_at: orDefault(column.moment()),
  },
  sign_ups: {
    id: orDefault(column.uuid()),
    user_id: column.uuid(),
    name: column.text(),
    password_hash: orNull(column.text()),
    preferences: orDefault(column.json<Record<string, unknown>>()),
    created_at: orDefault(column.moment()),
  },
  sessions: {
    token_hash: column.bytes(),
    user_id: column.uuid(),
    device: orNull(column.text()),
    created_at: orDefault(column.moment()),
    last_used_at: orDefault(column.moment()),
  },
  known_devices: {
    key_hash: column.bytes(),
    user_id: column.uuid(),
    last_used_at: orDefault(column.moment()),
  },
  one_time_tokens: {
    token_hash: column.bytes(),
    user_id: orNull(column.uuid()),
    purpose: column.text<TokenPurpose>(),
    email: orNull(column.text()),
    expires_at: column.moment(),
    sign_up_id: orNull(column.uuid()),
  },
  one_time_codes: {
    user_id: column.uuid(),
    secret: column.bytes(),
    confirmed_at: orNull(column.moment()),
    last_step: orDefault(column.bigint()),
    created_at: orDefault(column.moment()),
  },
  recovery_codes: {
    user_id: column.uuid(),
    code_hash: column.bytes(),
  },
  passkeys: {
    id: column.uuid(),
    user_id: column.uuid(),
    credential_id: column.text(),
    public_key: column.bytes(),
    counter: column.bigint(),
    name: column.text(),
    created_at: orDefault(column.moment()),
    last_used_at: orNull(column.moment()),
  },
  mails: {
    id: column.identity(),
    recipient: column.text(),
    subject: column.text(),
    body_text: column.text(),
    body_html: column.text(),
    headers: orNull(column.json<Record<string, string>>()),
    about_user_id: orNull(column.uuid()),
    to_user_id: orNull(column.uuid()),
    is_last: orDefault(column.flag()),
    is_urgent: orDefault(column.flag()),
    attempts: orDefault(column.int()),
    next_attempt_at: orDefault(column.moment()),
    last_error: orNull(column.text()),
    sent_at: orNull(column.moment()),
    created_at: orDefault(column.moment()),
  },
  account_mails: {
    id: column.identity(),
    email: column.text(),
    kind: column.text<AccountMailKind>(),
    is_owed: orDefault(column.flag()),
    sign_up_id: orNull(column.uuid()),
    created_at: orDefault(column.moment()),
  },
  plan_requests: {
    user_id: column.uuid(),
    id: orDefault(column.uuid()),
    plan: column.text<PlanId>(),
    asked_at: orDefault(column.moment()),
  },
  audit_log: {
    id: column.identity(),
    at: orDefault(column.moment()),
    actor: column.text(),
    action: column.text(),
    subject: column.text(),
    detail: orDefault(column.text()),
    actor_id: orNull(column.uuid()),
    subject_id: orNull(column.uuid()),
  },
  agent_documents: {
    user_id: column.uuid(),
    kind: column.text<DocumentKind>(),
    name: column.text(),
    type: column.text(),
    bytes: column.bytes(),
    created_at: orDefault(column.moment()),
  },
};
