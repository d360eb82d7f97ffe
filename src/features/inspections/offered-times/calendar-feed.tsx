import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button';
import { Check } from '../../../components/form/check';
import { useDatabase } from '../../../components/context/database-context';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { readSnapshot } from '../../../db/repositories/account/snapshot-repository';
import { PLAN_ADDRESS } from '../../../domain/navigation/plan-address';
import { entitlementsOf } from '../../../domain/plans/entitlements-of';
import {
  endCalendarAddress,
  fetchCalendarState,
  makeCalendarAddress,
} from '../../../sync/refresh/calendar-address';

/** An address that the phone's own calendar subscribes to, and so stays up to date by itself. */
export default function CalendarFeed() {
  const database = useDatabase();
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value.plan ?? null;
  const hasCalendar = plan !== null && entitlementsOf(plan).calendar;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">In your own calendar</h2>
      <p className={stack.soft}>
        Add an address to the calendar of your phone or computer as a subscription. Whoever knows it
        can read your inspections, so keep it to yourself. A new password ends it.
      </p>
      {plan !== null && !hasCalendar ? (
        <p>
          It comes with the <Link to={PLAN_ADDRESS}>Business plan</Link>.
        </p>
      ) : (
        <CalendarAddress asks={hasCalendar} />
      )}
    </section>
  );
}

function CalendarAddress({ asks }: { asks: boolean }) {
  const [address, setAddress] = useState('');
  // Null until the server has told: with one in use a new one would end it.
  const [exists, setExists] = useState<boolean | null>(null);
  const [contacts, setContacts] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!asks) return;
    let current = true;
    // Without a network one may be made anew all the same, once there is one.
    fetchCalendarState().then(
      (state) => {
        if (!current) return;
        setExists(state.exists);
        setContacts(state.contacts);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asks]);
  const act = (work: Promise<string>) => {
    setFailure('');
    work.then(
      (made) => {
        setAddress(made);
        setExists(made !== '');
      },
      (error: Error) => setFailure(error.message),
    );
  };
  return (
    <>
      {address !== '' && (
        <TextField
          label="Calendar address"
          hint="Copy it now: it is shown this once."
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Check checked={contacts} onChange={setContacts}>
        With full names and phone numbers (else first names alone)
      </Check>
      {exists !== false && address === '' && (
        <p>
          {exists
            ? 'An address is in use. A new one ends it.'
            : 'A new address ends one that is in use.'}
        </p>
      )}
      <div className={stack.row}>
        <Button onClick={() => act(makeCalendarAddress(contacts))}>
          {exists ? 'Make a new address' : 'Make the address'}
        </Button>
        {exists && (
          <Button onClick={() => act(endCalendarAddress().then(() => ''))}>End the address</Button>
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
