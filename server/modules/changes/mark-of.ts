import { createHash } from 'node:crypto';

/** A short word for what somebody is shown: another one once any of it changes. */
export function markOf(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}
