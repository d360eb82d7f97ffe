import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { ErrorSummary, problemsOf } from '../../components/error-summary';
import { TextField } from '../../components/field';
import { KeptNotice } from '../../components/kept-notice';
import { Notice } from '../../components/notice';
import { PushOffer } from '../../components/push-offer';
import { subscribeToPush } from '../../platform/push';
import { enablePush } from '../../sync/enable-push';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/use-kept-form';
import { VISIT_HOURS } from '../../contract/visit-time';
import type { Listing } from '../../contract/property';
import { listVisitsAhead } from '../../db/repositories/inspections/inspection-repository';
import { readAccount } from '../../db/repositories/account/account-repository';
import { requestInspection } from '../../db/repositories/inspections/inspection-commands';
import { formatDate } from '../../domain/format/format-date';
import { shownPhone } from '../../domain/format/shown-phone';
import { type InspectionWish, tomorrowInNigeria } from '../../domain/inspections/inspection-wish';
import { inspectionWishErrors } from '../../domain/inspections/inspection-wish-errors';

const ORDER = ['requestDate', 'requestTime', 'contactNumber'] as const;

/** Asks to see a home: a day that is not past, a time, a number (DASH-4); kept here without a network. */
export function BookInspectionDialog({
  listing,
  onClose,
}: {
  listing: Listing;
  onClose: () => void;
}) {
  const database = useDatabase();
  const key = `inspection-${listing.id}`;
  const form = useKeptForm<Omit<InspectionWish, 'contactNumber'> & { contactNumber?: string }>(
    key,
    {
      requestDate: tomorrowInNigeria(new Date()),
      requestTime: '10:00',
    },
  );
  const account = useLiveQuery(() => readAccount(database), [database]);
  // The account's own number, unless another one is typed.
  const wish = { contactNumber: shownPhone(account?.profile?.phone ?? ''), ...form.fields };
  const asked = useLiveQuery(() => listVisitsAhead(listing.id, database), [listing.id, database]);
  const [errors, setErrors] = useState<Partial<Record<keyof InspectionWish, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const sending = useRef(false);
  const [state, setState] = useState<'asking' | 'done' | 'full'>('asking');
  const change = (key: keyof InspectionWish, value: string) => {
    form.change({ [key]: value });
    setErrors((before) => ({ ...before, [key]: undefined }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = inspectionWishErrors(wish, new Date(), asked);
    setErrors(found);
    setAttempt(attempt + 1);
    // A second tap comes before the first one's request is kept.
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    form
      .send(() => requestInspection(listing, { ...wish, form: key }, database))
      .then(
        () => setState('done'),
        () => {
          sending.current = false;
          setState('full');
        },
      );
  };
  const field = (key: keyof InspectionWish, label: string, type: string) => (
    <TextField
      id={`inspection-${key}`}
      label={label}
      type={type}
      required
      maxLength={40}
      {...(type === 'time' ? { min: VISIT_HOURS.from, max: VISIT_HOURS.to } : {})}
      value={wish[key]}
      error={errors[key]}
      onChange={(event) => change(key, event.target.value)}
    />
  );
  return (
    <Dialog title="Book Inspection" onClose={onClose}>
      {state === 'done' ? (
        <>
          <Notice tone="good">Inspection request submitted successfully!</Notice>
          <p>
            It is in your inspections, and {listing.agent.company} answers there. Without a network
            it is sent by itself later.
          </p>
          <PushOffer onAgree={() => enablePush(subscribeToPush)} />
          <Button onClick={onClose}>Close</Button>
        </>
      ) : (
        <form className={stack.stack} onSubmit={submit} noValidate>
          <p className={stack.soft}>
            {listing.title}, {listing.address}
          </p>
          {asked !== undefined && asked.length > 0 && (
            <Notice>
              {asked.map(({ id, requestDate, requestTime, status }) => (
                <p key={id}>
                  You asked to see it on {formatDate(requestDate)} at {requestTime}: {status}.
                </p>
              ))}
              <p>What you send now asks for one more time. Yours are in your inspections.</p>
            </Notice>
          )}
          <ErrorSummary problems={problemsOf('inspection', ORDER, errors)} attempt={attempt} />
          {field('requestDate', 'Date', 'date')}
          {field('requestTime', 'Time', 'time')}
          {field('contactNumber', 'Contact number', 'tel')}
          {state === 'full' && (
            <Notice tone="bad">
              This phone could not keep the request. Free some space and try again.
            </Notice>
          )}
          <KeptNotice form={form} />
          <Button look="primary" type="submit">
            Request Inspection
          </Button>
        </form>
      )}
    </Dialog>
  );
}
