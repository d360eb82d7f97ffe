import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import {
  adoptLeftovers,
  countLeftovers,
  dropLeftovers,
  type Leftovers,
} from '../../db/repositories/account/anonymous-leftovers';
import { countOf } from '../../domain/format/count-of';

/** After a login: what was kept on this phone before it is offered to the account, never just taken. */
export function LeftoversOffer() {
  const database = useDatabase();
  const { user } = useSession();
  const [found, setFound] = useState<Leftovers | null>(null);
  const userId = user?.id ?? null;
  const lists = user?.userType === 'agent';
  useEffect(() => {
    if (userId === null) return;
    countLeftovers(lists).then(setFound, () => undefined);
  }, [userId, lists]);
  if (user === null || found === null || found.saved + found.drafts + found.notes === 0)
    return null;
  const settle = (work: Promise<void>) => void work.then(() => setFound(null));
  const close = () => setFound(null);
  return (
    <Dialog title="From before you logged in" onClose={close}>
      <p>
        This phone keeps {wordsFor(found)} from before you logged in. Add them to the account of{' '}
        {user.name}?
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

function wordsFor({ saved, drafts, notes }: Leftovers): string {
  const words = [
    saved === 0 ? null : countOf(saved, 'saved home'),
    notes === 0 ? null : countOf(notes, 'note'),
    drafts === 0 ? null : countOf(drafts, 'begun listing'),
  ];
  return new Intl.ListFormat('en-GB').format(words.filter((word) => word !== null));
}
