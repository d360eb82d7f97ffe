import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import stack from '../../../components/stack.module.css';
import type { SecondFactors } from '../../../contract/people/second-factor';
import { countOf } from '../../../domain/format/count-of';
import { refreshSecondFactors } from '../../../sync/refresh/account/refresh-second-factors';
import { refreshSessions } from '../../../sync/refresh/account/refresh-sessions';
import { endCodes, renewRecoveryCodes } from '../../../sync/second-factor-calls';
import { CodesDialog } from './codes-dialog';
import { PasswordDialog } from '../password-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

/** Codes from an app: whether they are on, and what can be done about it. */
export function CodesCard({ factors }: { factors: SecondFactors }) {
  const database = useDatabase();
  const [open, setOpen] = useState<'on' | 'off' | 'renew' | null>(null);
  const [made, setMade] = useState<string[] | null>(null);
  const close = () => setOpen(null);
  const show = (recoveryCodes: string[]) => {
    close();
    setMade(recoveryCodes);
    // They are told once and stay on the screen; how many there are may be asked for again.
    refreshSecondFactors(database).catch(() => undefined);
    // The first one ends the others.
    refreshSessions(database).catch(() => undefined);
  };
  return (
    <div className={stack.tight}>
      <h3>Code from an app</h3>
      <p>
        {factors.codes
          ? `On. ${countOf(factors.recoveryCodesLeft, 'recovery code')} left for when the app is lost.`
          : 'Off. An app such as Aegis, Google Authenticator or a password manager shows a new code every 30 seconds.'}
      </p>
      <div className={stack.row}>
        {factors.codes ? (
          <>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button look="danger" onClick={() => setOpen('off')}>
              Turn codes off
            </Button>
          </>
        ) : (
          <Button onClick={() => setOpen('on')}>Turn codes on</Button>
        )}
      </div>
      {open === 'on' && <CodesDialog onClose={close} onDone={show} />}
      {open === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          words="The recovery codes you have now stop working."
          yes="Make new codes"
          onClose={close}
          onGiven={async (password) => show(await renewRecoveryCodes(password))}
        />
      )}
      {open === 'off' && (
        <PasswordDialog
          title="Turn codes off"
          words="The password alone opens your account then, and the recovery codes stop working."
          yes="Turn codes off"
          onClose={close}
          onGiven={async (password) => {
            await endCodes(password, database);
            close();
          }}
        />
      )}
      {made !== null && <RecoveryCodesDialog codes={made} onClose={() => setMade(null)} />}
    </div>
  );
}
