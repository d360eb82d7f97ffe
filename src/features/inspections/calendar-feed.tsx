import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { TextField } from '../../components/field';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { entitlementsOf } from '../../domain/plans/entitlements-of';
import { fetchCalendarAddress } from '../../sync/refresh/fetch-calendar-address';

/** An address that the phone's own calendar subscribes to, and so stays up to date by itself. */
export function CalendarFeed() {
  const database = useDatabase();
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState('');
  const plan = useLiveQuery(() => readSnapshot('plan', database), [database])?.value.plan ?? null;
  const ask = () => {
    setFailure('');
    fetchCalendarAddress().then(setAddress, (error: Error) => setFailure(error.message));
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">In your own calendar</h2>
      <p className={stack.soft}>
        Add this address to the calendar of your phone or computer as a subscription. Whoever knows
        it can read your inspections, so keep it to yourself.
      </p>
      {plan !== null && !entitlementsOf(plan).calendar ? (
        <p>
          It comes with the <Link to="/dashboard/account#plan">Business plan</Link>.
        </p>
      ) : address === '' ? (
        <div>
          <Button onClick={ask}>Show the address</Button>
        </div>
      ) : (
        <TextField
          label="Calendar address"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}
