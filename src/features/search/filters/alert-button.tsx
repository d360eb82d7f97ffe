import { useState } from 'react';
import { Button } from '../../../components/button';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { useLoginPrompt } from '../../../components/dialog/use-login-prompt';
import type { SearchState } from '../../../domain/search/search-state';
import { useSavedSearch } from './use-saved-search';

// What a tap opens comes with the first tap, not with the first listing.
const AlertDialog = lazyDialog(() => import('./alert-dialog'));

/** Tells of new homes of the search on show, and says that it does; a tap then opens that alert (RES-9). */
export function AlertButton({
  state,
  words = null,
}: {
  state: SearchState;
  /** Where it stands alone; among the chips it is an icon on a phone. */
  words?: { off: string; on: string } | null;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { withLogin, prompt } = useLoginPrompt();
  const isOn = useSavedSearch(state)?.active === true;
  const said = (words ?? { off: 'Create alert', on: 'Alert on' })[isOn ? 'on' : 'off'];
  return (
    <>
      <Button
        icon="bell"
        look={isOn ? 'green' : 'secondary'}
        aria-pressed={isOn}
        title={said}
        onClick={() => withLogin('alert', () => setIsOpen(true))}
      >
        <span className={words === null ? 'visually-hidden-on-phone' : undefined}>{said}</span>
      </Button>
      {isOpen && <AlertDialog state={state} onClose={() => setIsOpen(false)} />}
      {prompt}
    </>
  );
}
