import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { PAGES } from '../../contract/pages';
import { listBegun } from '../../db/repositories/my-properties/draft-repository';
import { openCameraRoll } from '../../platform/files/camera-roll';

/** Leads to a new listing; on a phone its photos are chosen with the same tap (FORM-7). */
export function AddPropertyLink({ onClick }: { onClick?: () => void }) {
  const database = useDatabase();
  const begun = useLiveQuery(() => listBegun(database), [database]);
  const add = () => {
    // The form that was left begun opens again, and those photos may be of another home.
    if (begun?.length === 0 && window.matchMedia('(pointer: coarse)').matches) openCameraRoll();
    onClick?.();
  };
  return (
    <ButtonLink icon="plus" look="primary" to={PAGES.addProperty.path} onClick={add}>
      Add New Property
    </ButtonLink>
  );
}
