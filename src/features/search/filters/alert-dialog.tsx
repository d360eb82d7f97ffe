import { useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import type { SearchAlert } from '../../../contract/search/search-alert';
import { updateAlert } from '../../../db/repositories/alerts/alert-commands';
import { listAlerts } from '../../../db/repositories/alerts/alert-repository';
import { savedSearch } from '../../../db/repositories/alerts/saved-search-repository';
import { criteriaOf } from '../../../domain/search/alert-criteria';
import type { SearchState } from '../../../domain/search/search-state';
import { CreateAlertDialog } from './create-alert-dialog';

const EditAlertDialog = lazyDialog(() => import('../../../components/dialog/edit-alert-dialog'));

type Known = { same: SearchAlert | null; names: readonly string[] };
const NOTHING: Known = { same: null, names: [] };

/** The alert of a search: made here where there is none, else changed (RES-9). */
export default function AlertDialog(props: { state: SearchState; onClose: () => void }) {
  const database = useDatabase();
  /** As it was when this opened: the alert that is made here is no other one. */
  const [known, setKnown] = useState<Known | null>(null);
  const [criteria] = useState(() => criteriaOf(props.state));
  useEffect(() => {
    Promise.all([savedSearch(criteria, database), listAlerts(database)]).then(
      ([same, alerts]) => setKnown({ same, names: alerts.map(({ item }) => item.name) }),
      () => setKnown(NOTHING),
    );
  }, [criteria, database]);
  if (known === null) return null;
  const { same, names } = known;
  if (same?.active)
    return (
      <EditAlertDialog
        alert={same}
        onSave={(said) => updateAlert(same, said, database)}
        onClose={props.onClose}
      />
    );
  return <CreateAlertDialog {...props} saved={same} names={names} />;
}
