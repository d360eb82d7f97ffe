import { COLLECTIONS, type Collection } from './collections';

/** One page of what changed in a collection after a cursor. */
export type Feed<T> = {
  items: T[];
  deleted: string[];
  cursor: number;
  hasMore: boolean;
  reset: boolean;
};

/** How far a device has read each feed. */
export type Cursors = { [Name in Collection]?: number };

/** Cursors as GET /sync takes them: 'messages:12,saved-properties:0'. Free of the validator: devices use it. */
export function formatCursors(cursors: Cursors): string {
  return COLLECTIONS.flatMap((name) =>
    cursors[name] === undefined ? [] : [`${name}:${cursors[name]}`],
  ).join(',');
}
