import * as z from 'zod/mini';
import { ProblemError } from '../../plugins/problem-error';

/** A place in the order of changes: microseconds since 1970, and an id within them. */
export type AreaCursor = { moment: number; id: string | null };

/** Past the year 2096, and well within what PostgreSQL and a number hold. */
const LAST_MOMENT = 4e15;

const schema = z.tuple([z.int().check(z.gte(0), z.lte(LAST_MOMENT)), z.nullable(z.uuid())]);

export function writeAreaCursor({ moment, id }: AreaCursor): string {
  return Buffer.from(JSON.stringify([moment, id])).toString('base64url');
}

/** @throws 400 when it is not one that was given out */
export function readAreaCursor(text: string): AreaCursor {
  try {
    const [moment, id] = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { moment, id };
  } catch {
    throw new ProblemError(
      400,
      'bad-request',
      'These changes are not known. Please keep the area anew.',
      { field: 'since' },
    );
  }
}
