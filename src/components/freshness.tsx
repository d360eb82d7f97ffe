import { whenWords } from '../domain/format/when-words';
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
      : `fetched ${whenWords(new Date(fetchedAt), new Date())}`;
  if (failed) return <Notice tone="warn">No connection. These figures were {age}.</Notice>;
  return fetchedAt === null ? null : (
    <p className={`${stack.small} ${stack.soft}`}>Figures {age}</p>
  );
}
