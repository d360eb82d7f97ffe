import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { When } from '../../../components/when';
import type { BusyCalendar as Kept } from '../../../contract/inspection/offered-times';
import { unreadWords } from '../../../domain/inspections/unread-words';
import {
  endBusyCalendar,
  fetchBusyCalendar,
  giveBusyCalendar,
} from '../../../sync/refresh/busy-calendar-calls';

/**
 * The agent's own calendar, whose busy times are not offered. Its address is a secret that only the
 * server needs: it is not kept on the phone, and so takes a network.
 */
export default function BusyCalendar() {
  const [kept, setKept] = useState<Kept>(null);
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    fetchBusyCalendar().then(
      (calendar) => current && setKept(calendar),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  const act = (work: Promise<Kept>) => {
    setFailure('');
    setBusy(true);
    work
      .then(
        (calendar) => {
          setKept(calendar);
          setUrl('');
        },
        (error: Error) => setFailure(error.message),
      )
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(giveBusyCalendar(url));
  };
  return (
    <form className={stack.tight} onSubmit={submit} noValidate aria-label="Busy times">
      <h3>Busy in your own calendar</h3>
      {kept !== null && (
        <>
          <p>
            {kept.address}
            {kept.readAt !== null && (
              <span className={stack.soft}>
                , read <When at={kept.readAt} />
              </span>
            )}
          </p>
          {unreadWords(kept).map((words) => (
            <p key={words} className={stack.small}>
              {words}
            </p>
          ))}
          {kept.failure !== null && <Notice tone="warn">{kept.failure}</Notice>}
        </>
      )}
      <TextField
        label={kept === null ? 'Secret address of your calendar (.ics)' : 'Another address'}
        hint="What is busy there is not offered. We read the times alone, every hour, and show the address to nobody."
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        error={failure || undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <div className={stack.row}>
        <Button type="submit" disabled={busy || url.trim() === ''}>
          Read this calendar
        </Button>
        {kept !== null && (
          <Button icon="trash" disabled={busy} onClick={() => act(endBusyCalendar())}>
            Stop reading it
          </Button>
        )}
      </div>
    </form>
  );
}
