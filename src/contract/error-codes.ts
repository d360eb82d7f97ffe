import type { Slot } from './inspection/offered-times';
import type { PlanId } from './plan/plan-options';
import type { PlanUse } from './plan/plan-usage';

/** Machine codes of a problem+json answer; the sentence for people is in `message`. */
export const ERROR_CODES = [
  'bad-request',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'gone',
  'recalled',
  'too-large',
  'unsupported-type',
  'invalid',
  'key-reused',
  'still-running',
  'rate-limited',
  'email-unverified',
  'approval-pending',
  'approval-rejected',
  'plan-limit',
  'slot-taken',
  'weak-password',
  'code-needed',
  'passkey-needed',
  'second-factor-missing',
  'unknown-call',
  'update-needed',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refusal (RFC 9457). `field` names the input at fault; `current` the server's copy. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  message: string;
  field?: string | undefined;
  current?: unknown;
  /** Which limit of the plan was met (`plan-limit`). */
  limit?: PlanUse & { liftedBy: PlanId | null };
  /** Free slots nearest to one that is taken (`slot-taken`). */
  free?: Slot[];
  /** By which id the server's log knows a failure of its own (5xx). */
  requestId?: string | undefined;
};
