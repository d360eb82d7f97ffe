import type { z } from 'zod/mini';

/** One call of the API: what it takes beside the ids in its path, and what it answers. */
export type Call = {
  /** Told where the path holds more than one id. */
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Missing where the answer is a file or a page. */
  answer?: z.ZodMiniType;
  /** How it answers when it succeeds; 200 where this is not told. */
  statuses?: readonly number[];
  description?: string;
};

/** Calls by method and path. */
export type CallTable = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Call>;
