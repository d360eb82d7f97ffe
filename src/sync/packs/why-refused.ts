import { ApiError } from '../../api/api-error';
import { isFull } from '../../db/room/is-full';

/** Why an area does not go on by itself, in words; null where a later round may do better. */
export function whyRefused(error: unknown): string | null {
  if (isFull(error))
    return 'This device is full: there is no room for the rest of this area. Free some space, or remove another one.';
  return error instanceof ApiError && error.isFinal ? error.message : null;
}
