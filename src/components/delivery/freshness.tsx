import { Notice } from '../notice';
import { When } from '../when';
import stack from '../stack.module.css';

/** How old what is shown is; in a box once it could not be refreshed. */
export function Freshness({
  fetchedAt,
  failed,
  isRefused,
  never,
}: {
  /** Milliseconds; null: never heard from the server. */
  fetchedAt: number | null;
  failed: boolean;
  /** Whether the server was reached, and gave none. */
  isRefused: boolean;
  /** What stands there in place of figures that never came. */
  never?: string;
}) {
  const age = fetchedAt === null ? null : <When at={fetchedAt} />;
  if (failed)
    return (
      <Notice tone="warn" icon={isRefused ? 'alert' : 'cloud-off'}>
        {isRefused ? 'The server gave no newer figures.' : 'No connection.'}{' '}
        {age === null ? (
          (never ?? 'These figures were never fetched on this device.')
        ) : (
          <>These figures were fetched {age}.</>
        )}
      </Notice>
    );
  return age && <p className={`${stack.small} ${stack.soft}`}>Figures fetched {age}</p>;
}
