import { relativeTime } from '../domain/format/relative-time';
import { Notice } from './notice';
import stack from './stack.module.css';

/** How old what is shown is; in a box once it could not be refreshed. */
export function Freshness({
  fetchedAt,
  failed,
}: {
  /** Milliseconds; null: never heard from the server. */
  fetchedAt: number | null;
  failed: boolean;
}) {
  const age =
    fetchedAt === null
      ? 'not fetched on this phone yet'
      : `from ${relativeTime(new Date(fetchedAt), new Date()).toLowerCase()}`;
  if (failed) return <Notice tone="warn">No connection. These figures are {age}.</Notice>;
  return fetchedAt === null ? null : (
    <p className={`${stack.small} ${stack.soft}`}>Figures {age}</p>
  );
}
