import { Notice } from '../notice';
import { When } from '../when';
import stack from '../stack.module.css';

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
    fetchedAt === null ? (
      'not fetched on this phone yet'
    ) : (
      <>
        fetched <When at={fetchedAt} />
      </>
    );
  if (failed) return <Notice tone="warn">No connection. These figures were {age}.</Notice>;
  return fetchedAt === null ? null : (
    <p className={`${stack.small} ${stack.soft}`}>Figures {age}</p>
  );
}
