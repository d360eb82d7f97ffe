import { relativeTime } from '../domain/format/relative-time';
import { whenWords } from '../domain/format/when-words';
import { useNow } from '../platform/use-now';

/**
 * How long ago something was, in words that stay true while the page stands open; `alone` where no verb is before it.
 * That time goes on is no news, wherever it stands.
 */
export function When({ at, alone = false }: { at: Date | string | number; alone?: boolean }) {
  const words = (alone ? relativeTime : whenWords)(new Date(at), useNow());
  return <span aria-live="off">{words}</span>;
}
