import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase, useVisitorDatabase } from '../../components/context/database-context';
import { useSession } from '../../components/context/session-context';
import { Dialog } from '../../components/dialog/dialog';
import { TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import { showToast } from '../../components/delivery/toasts';
import stack from '../../components/stack.module.css';
import { forgetApplicationOf } from '../../db/repositories/applications/own-application-commands';
import { readSession } from '../../db/repositories/account/session-repository';
import { NOT_CLEARED } from '../../domain/account/not-cleared';
import { PROFILE } from '../../domain/profile';
import { forgetPendingAgent } from '../../platform/pending-agents';
import { unsubscribeFromPush } from '../../platform/network/push';
import { refusalCode } from '../../sync/refusal-code';
import { askForSession, deleteAccount } from '../../sync/account-calls';
import { clearAccount } from '../../sync/close-account';

const WORD = 'delete';
const WRONG_WORD = 'Please type "delete" to confirm account deletion';
const HOME_AFTER_MS = 2000;
const DELETED =
  'Your account deletion request has been submitted. Your account will be removed within 24 hours.';

/** Deletes the account for good, after the word and the password (DASH-9). */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const visitors = useVisitorDatabase();
  const { user } = useSession();
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [isUncertain, setIsUncertain] = useState(false);
  const right = word.trim().toLowerCase() === WORD;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!right) setError(WRONG_WORD);
    if (!right || state !== 'asking') return;
    setState('sending');
    try {
      const session = await readSession();
      if (session === null) return;
      if (PROFILE.sendsCommands) {
        // That the session is open is known before: else its end could not be told from the account's.
        if (!isUncertain) await askForSession();
        await deleteAccount(session.token, password).catch((failure: unknown) => {
          // Sent before without an answer, it was carried out: there is no session any more to ask with.
          if (isUncertain && refusalCode(failure) === 'unauthorised') return;
          setIsUncertain(isUncertain || refusalCode(failure) === null);
          throw failure;
        });
      }
      setTimeout(() => void navigate('/'), HOME_AFTER_MS);
      if (!PROFILE.sendsCommands) {
        setState('done');
        return;
      }
      // At once: a phone that is put away now must hold nothing of somebody who is gone.
      showToast('success', DELETED);
      await unsubscribeFromPush().catch(() => undefined);
      if (user !== null) await forgetApplicationOf(user.email, visitors);
      await visitors.forms.delete('login');
      forgetPendingAgent();
      if (!(await clearAccount({ unsent: 'discard', onlyHere: 'remove' }, database)))
        showToast('error', NOT_CLEARED);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'The account could not be deleted.');
      setState('asking');
    }
  };
  return (
    <Dialog title="Delete Account" onClose={onClose}>
      {state === 'done' ? (
        <Notice tone="good">{DELETED}</Notice>
      ) : (
        <form className={stack.stack} onSubmit={(event) => void submit(event)} noValidate>
          <p>
            {user?.userType === 'agent'
              ? 'Your account, your listings with their photos, your papers, saved homes, messages, inspections and alerts'
              : 'Your account, saved homes, messages, inspections and alerts'}{' '}
            go for good: here, on the server, and with the people you wrote to.
          </p>
          {error && <Notice tone="bad">{error}</Notice>}
          <TextField
            label='Type "delete" to confirm'
            autoComplete="off"
            autoCapitalize="none"
            value={word}
            // With the button out of reach, Enter is how somebody confirms the wrong word.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !right) setError(WRONG_WORD);
            }}
            onChange={(event) => {
              setWord(event.target.value);
              setError('');
            }}
          />
          <TextField
            label="Current Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError('');
            }}
          />
          <Button look="danger" type="submit" disabled={!right || state === 'sending'}>
            {state === 'sending' ? 'Deleting …' : 'Delete my account'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
