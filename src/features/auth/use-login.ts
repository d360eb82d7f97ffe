import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDatabase, useVisitorDatabase } from '../../components/context/database-context';
import type { LoginAnswer } from '../../contract/people/account';
import { forgetApplicationOf } from '../../db/repositories/applications/own-application-commands';
import { readSession, storeSession } from '../../db/repositories/account/session-repository';
import { carrySearch } from '../../db/repositories/search/carry-search';
import { homeOf } from '../../domain/auth/home-of';
import { loginErrorText } from '../../domain/auth/login-errors';
import { loadCode } from '../../platform/load-code';
import { refusalCode } from '../../sync/refusal-code';
import { sendNow } from '../../sync/send-now';
import { safePath } from './safe-path';

const WRONG_CODE = 'This code is not right, or was used already. Please enter the newest one.';

/** What a login has come to. */
type LoginState = {
  busy: boolean;
  /** Why the last attempt was refused, or ''. */
  error: string;
  /** Whether it was refused as the address is not confirmed yet. */
  isUnverified: boolean;
  /** Whether the account asks for a code beside the password. */
  asksCode: boolean;
  /** Counts the attempts that were refused. */
  attempt: number;
};

const BEGUN: LoginState = {
  busy: false,
  error: '',
  isUnverified: false,
  asksCode: false,
  attempt: 0,
};

/** One login from its form to the screen after it, by a password, a code or a passkey. */
export function useLogin(remember: boolean) {
  const database = useDatabase();
  const visitors = useVisitorDatabase();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [state, setState] = useState(BEGUN);
  const refuse = (error: string, isUnverified = false) =>
    setState((before) => ({
      ...before,
      busy: false,
      error,
      isUnverified,
      attempt: before.attempt + 1,
    }));
  const run = async (ask: () => Promise<LoginAnswer>) => {
    setState((before) => ({ ...before, busy: true, error: '' }));
    try {
      const login = await ask();
      // Theirs now: nobody after them reads on this device what they applied with.
      await forgetApplicationOf(login.user.email, visitors);
      // Of a visitor: whoever logs in again has searched in their account since. A full phone lets them in too.
      if (database === visitors) await carrySearch(visitors, login.user.id).catch(() => undefined);
      await leaveOther(login.user.id).catch(() => undefined);
      await storeSession(login, remember);
      // A session that had ended left its rows waiting for this moment.
      await sendNow(database);
      void navigate(safePath(params.get('next')) ?? homeOf(login.user.userType));
    } catch (failure) {
      if (refusalCode(failure) === 'code-needed') {
        setState({ ...BEGUN, asksCode: true });
        return;
      }
      const code = refusalCode(failure);
      const isWrongCode = state.asksCode && code === 'unauthorised';
      const message = failure instanceof Error ? failure.message : '';
      refuse(isWrongCode ? WRONG_CODE : loginErrorText(message, code), code === 'email-unverified');
    }
  };
  return {
    ...state,
    run,
    refuse,
    forgetError: () => setState((before) => ({ ...before, error: '' })),
    /** Back to the first step. */
    startAgain: () => setState(BEGUN),
  };
}

/** Who logs in where another person's session had ended is told nothing of theirs, which the worker may show. */
async function leaveOther(userId: string): Promise<void> {
  const before = await readSession();
  if (before === null || before.userId === userId) return;
  const { unsubscribeFromPush } = await loadCode(() => import('../../platform/network/push'));
  await unsubscribeFromPush();
  const { clearWorker } = await loadCode(() => import('../../sync/close-account'));
  await clearWorker();
}
