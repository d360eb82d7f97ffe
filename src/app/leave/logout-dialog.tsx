import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { Check } from '../../components/form/check';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import stack from '../../components/stack.module.css';
import type { Leaving } from '../../db/repositories/account/clear-private';
import { countOnlyHere } from '../../db/repositories/device/only-here';
import { countOutbox } from '../../db/repositories/outbox/count-outbox';
import { leftBehindWords } from '../../domain/account/left-behind';
import { unsentWords } from '../../domain/account/unsent-words';
import { UnsentChoice } from './unsent-choice';

/**
 * What becomes at a logout of what was not sent: send it first, keep it here, or give it up; and, by a
 * choice of its own, of what exists on this device alone.
 */
export default function LogoutDialog({
  onLeave,
  onClose,
}: {
  onLeave: (leaving: Leaving) => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const waiting = useLiveQuery(() => countOutbox(database), [database])?.things;
  const onlyHere = useLiveQuery(() => countOnlyHere(database), [database]);
  const [removes, setRemoves] = useState(false);
  const left = onlyHere === undefined ? '' : leftBehindWords(onlyHere);
  const leave = (unsent: Leaving['unsent']) =>
    onLeave({ unsent, onlyHere: removes ? 'remove' : 'keep' });
  return (
    <Dialog title="Log out" onClose={onClose}>
      <div className={stack.stack}>
        {waiting !== undefined && waiting > 0 && <p>{unsentWords(waiting)}.</p>}
        {left !== '' && (
          <div>
            <Check checked={removes} onChange={setRemoves}>
              Also remove from this device: {left}
            </Check>
            <p className={`${stack.soft} ${stack.small}`}>
              {removes
                ? 'This is nowhere else, and cannot be brought back.'
                : 'Without the tick it stays here for your next login. Nobody else sees it.'}
            </p>
          </div>
        )}
        {waiting !== undefined && <UnsentChoice waiting={waiting} onChoose={leave} />}
        <Button look="plain" onClick={onClose}>
          Stay logged in
        </Button>
      </div>
    </Dialog>
  );
}
