import { useRef } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { showDelivery } from '../../../components/delivery/show-delivery';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import type { useLoginPrompt } from '../../../components/dialog/use-login-prompt';
import { settledDelivery } from '../../../db/repositories/outbox/delivery-repository';
import { useSavedSearch } from './use-saved-search';
import { PROFILE } from '../../../domain/profile';
import { criteriaOf } from '../../../domain/search/alert-criteria';
import { hasArea, type SearchState } from '../../../domain/search/search-state';
import { CodeMissingError, loadCode } from '../../../platform/load-code';

const SAVED = "Search saved! You'll be able to access it from your account dashboard.";

/** Keeps the search in the account, without mails, once; the button says that it is kept (RES-10). */
export function SaveSearch({
  state,
  withLogin,
}: {
  state: SearchState;
  withLogin: ReturnType<typeof useLoginPrompt>['withLogin'];
}) {
  const database = useDatabase();
  const criteria = criteriaOf(state);
  const isSaved = useSavedSearch(state) !== null;
  const saving = useRef(false);
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    try {
      if (isSaved) showToast('success', 'This search is in your account dashboard already.');
      else if (PROFILE.sendsCommands) {
        const { saveAlert, turnAlertOn } = await loadCode(
          () => import('../../../db/repositories/alerts/alert-commands'),
        );
        const name = hasArea(state)
          ? 'An Area on the Map'
          : state.location.trim() || 'All Locations';
        const alert = { name, frequency: 'Daily', includeSimilar: false, active: false } as const;
        const id = await saveAlert({ ...alert, criteria }, database);
        const asked = { kind: 'alert.save', entityId: id } as const;
        void showDelivery((patience) => settledDelivery(asked, database, patience), SAVED, {
          label: 'Alert me too',
          run: () =>
            void turnAlertOn(id, database).then(
              () =>
                showDelivery(
                  (patience) => settledDelivery(asked, database, patience),
                  `New homes are told here at once, and daily by e-mail unless you turned that off: ${name}.`,
                ),
              showNotKept,
            ),
        });
      } else showToast('success', SAVED);
    } catch (error) {
      showToast(
        'error',
        error instanceof CodeMissingError
          ? error.message
          : 'This device could not keep the search. Free some space and try again.',
      );
    } finally {
      saving.current = false;
    }
  };
  const words = isSaved ? 'Search saved' : 'Save search';
  return (
    <Button
      icon="bookmark"
      look={isSaved ? 'green' : 'secondary'}
      aria-pressed={isSaved}
      title={words}
      onClick={() => withLogin('search', () => void save())}
    >
      <span className="visually-hidden-on-phone">{words}</span>
    </Button>
  );
}
