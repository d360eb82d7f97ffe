import type { Listing } from '../../contract/listing/property';
import { useSession } from '../context/session-context';

/** Whether a home is offered by whoever looks at it: it is not theirs to save, to hide or to ask about. */
export function useIsOwn(listing: Pick<Listing, 'agent'> | null): boolean {
  const { user } = useSession();
  return listing !== null && listing.agent.id === user?.id;
}
