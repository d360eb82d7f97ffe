import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import { Dialog } from '../../components/dialog/dialog';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import {
  adoptLeftovers,
  adoptSaved,
  dropLeftovers,
  findLeftovers,
  type Leftovers,
} from '../../db/repositories/account/anonymous-leftovers';
import type { AppDatabase } from '../../db/app-database';
import { countOf } from '../../domain/format/count-of';
import { forgetSaveAsked, readSaveAsked } from '../../platform/save-asked';

/**
 * After a login: what was kept on this device before it is offered to the account, never just taken, but for the home
 * whose heart led to this login (RES-13).
 */
export function LeftoversOffer() {
  const database = useDatabase();
  const { user } = useSession();
  const [found, setFound] = useState<Leftovers | null>(null);
  const userId = user?.id ?? null;
  const lists = user?.userType === 'agent';
  useEffect(() => {
    if (userId === null || database.userId !== userId) return;
    saveAsked(database)
      // What could not be taken over is asked about.
      .catch(() => undefined)
      .then(() => findLeftovers(database, lists))
      .then(setFound, () => undefined);
  }, [userId, lists, database]);
  // It may arrive from the account while this asks.
  const own = useLiveQuery(() => database.savedProperties.toCollection().primaryKeys(), [database]);
  if (user === null || found === null || own === undefined) return null;
  const saved = found.saved.filter((id) => !own.includes(id)).length;
  const things = saved + found.drafts + found.notes;
  if (things === 0) {
    // Asked once: what the account lets go of later is no question of this login.
    setFound(null);
    return null;
  }
  const settle = (work: Promise<void>) => void work.then(() => setFound(null));
  const close = () => setFound(null);
  return (
    <Dialog title="From before you logged in" onClose={close}>
      <p>
        This device keeps {wordsFor({ ...found, saved })} from before you logged in. Add{' '}
        {things === 1 ? 'it' : 'them'} to the account of {user.name}?
      </p>
      <div className={stack.row}>
        <Button look="primary" onClick={() => settle(adoptLeftovers(database, lists))}>
          Add to my account
        </Button>
        <Button onClick={close}>Ask me later</Button>
        <Button look="danger" onClick={() => settle(dropLeftovers(lists))}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}

/** The home whose heart was tapped in this tab before the login: what was asked for is done. */
async function saveAsked(database: AppDatabase): Promise<void> {
  const id = readSaveAsked();
  if (id === null) return;
  if (await adoptSaved(database, id)) showToast('success', 'Saved');
  forgetSaveAsked();
}

function wordsFor({ saved, drafts, notes }: Record<'saved' | 'drafts' | 'notes', number>): string {
  const words = [
    saved === 0 ? null : countOf(saved, 'saved home'),
    notes === 0 ? null : countOf(notes, 'note'),
    drafts === 0 ? null : countOf(drafts, 'begun listing'),
  ];
  return new Intl.ListFormat('en-GB').format(words.filter((word) => word !== null));
}
