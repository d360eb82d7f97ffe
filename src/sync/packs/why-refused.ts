import { ApiError } from '../../api/api-error';
import { isFull } from '../../db/room/is-full';

/** These pass by themselves: a later round tries again. */
const PASSING = new Set([408, 425, 429]);

/** Why an area does not go on by itself, in words; null where a later round may do better. */
export function whyRefused(error: unknown): string | null {
  if (isFull(error))
    return 'This phone is full: there is no room for the rest of this area. Free some space, or remove another one.';
  if (error instanceof ApiError && error.status < 500 && !PASSING.has(error.status))
    return error.message;
  return null;
}
