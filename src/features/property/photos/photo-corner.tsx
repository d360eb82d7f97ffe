import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import { HomeCorner } from '../../../components/listing/home-corner';
import type { Listing } from '../../../contract/listing/property';
import { isHidden } from '../../../db/repositories/hidden-homes/hidden-home-repository';
import { savedState } from '../../../db/repositories/saved/saved-repository';

/** Hiding and saving a home, on its own page. */
export function PhotoCorner({ listing }: { listing: Listing }) {
  const database = useDatabase();
  const saving = useLiveQuery(() => savedState(listing.id, database), [database, listing.id]);
  const hidden = useLiveQuery(() => isHidden(listing.id, database), [database, listing.id]);
  return <HomeCorner listing={listing} saved={saving?.saved === true} hidden={hidden === true} />;
}
