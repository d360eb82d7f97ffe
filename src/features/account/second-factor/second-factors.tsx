import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { readSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { refreshSecondFactors } from '../../../sync/refresh/account/refresh-second-factors';
import { CodesCard } from './codes-card';
import { PasskeysCard } from './passkeys-card';

/** What the account asks for beside its password: codes from an app, and passkeys. */
export default function SecondFactors() {
  const database = useDatabase();
  const factors = useLiveQuery(() => readSnapshot('second-factors', database), [database])?.value;
  const [failure, setFailure] = useState('');
  useEffect(() => {
    // Without a network the list is what this device heard last.
    refreshSecondFactors(database).catch((error: unknown) =>
      setFailure(error instanceof Error ? error.message : ''),
    );
  }, [database]);
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="second-factors">
      <h2 id="second-factors">Log-in with more than a password</h2>
      <p>
        A password can be guessed, or read over a shoulder. With codes on, it does not open your
        account alone; a passkey logs in without it.
      </p>
      {factors === undefined ? (
        <Notice tone={failure === '' ? 'plain' : 'warn'}>
          {failure === '' ? 'Opening …' : failure}
        </Notice>
      ) : (
        <>
          <CodesCard factors={factors} />
          <PasskeysCard passkeys={factors.passkeys} />
        </>
      )}
    </section>
  );
}
