import type { Application } from '../../../src/contract/people/approval';
import { markOf } from '../changes/mark-of';

type Shown = Omit<Application, 'seen' | 'looksLike' | 'looksLikeAgent' | 'documents'> & {
  documents: { kind: string; created_at: string | Date }[];
};

/**
 * A short word for all that an approver sees of an application, its papers too: it is another one once any of that
 * changes. What it looks like beside others' names is no part of it, as that changes with those.
 */
export function seenOf({ documents, ...told }: Shown): string {
  const papers = documents.map(({ kind, created_at: at }) => [kind, new Date(at).getTime()]);
  return markOf([told, papers]);
}
