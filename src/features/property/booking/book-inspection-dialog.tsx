import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import { useSession } from '../../../components/context/session-context';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { ErrorSummary, problemsOf } from '../../../components/form/error-summary';
import { TextArea, TextField } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { useKeptForm } from '../../../components/form/use-kept-form';
import { MAX_NOTES } from '../../../contract/inspection/inspection-options';
import type { Listing } from '../../../contract/listing/property';
import { listVisitsAhead } from '../../../db/repositories/inspections/inspection-repository';
import { readAccount } from '../../../db/repositories/account/account-repository';
import { requestInspection } from '../../../db/repositories/inspections/inspection-commands';
import { inspectionFeeSentence } from '../../../domain/property/inspection-fee';
import { shownPhone } from '../../../domain/format/shown-phone';
import {
  type InspectionWish,
  tomorrowInNigeria,
} from '../../../domain/inspections/inspection-wish';
import { inspectionWishErrors } from '../../../domain/inspections/inspection-wish-errors';
import { type Slot, slotClashes } from '../../../domain/inspections/times/slot-clashes';
import { visitWords } from '../../../domain/inspections/visit-words';
import { Booked } from './booked';
import type { BookingForm } from '../../../db/repositories/forms/kept-forms';
import { pickedIn } from '../../../domain/inspections/times/picked-in';
import { type KnownTimes, useFreeTimes } from './use-free-times';
import { VisitTimeFields } from './visit-time-fields';
import { useOnce } from '../../../components/use-once';
import { useNow } from '../../../platform/use-now';

const PICK_DAY = 'Please choose a day';
const PICK_TIME = 'Please choose a time';
const NOT_KEPT = 'This device could not keep the request. Free some space and try again.';
const ORDER = ['requestDate', 'requestTime', 'contactNumber'] as const;

/**
 * Asks to see a home: an offered slot or a day that is not past with a time, and a number (DASH-4); kept
 * here without a network.
 */
export default function BookInspectionDialog(props: { listing: Listing; onClose: () => void }) {
  const known = useFreeTimes(props.listing.agent.id);
  // Opened once it is read from the phone, so that nothing moves under the thumb.
  return known === undefined ? null : <Booking {...props} known={known} />;
}

function Booking({
  listing,
  known: { days, offline },
  onClose,
}: {
  listing: Listing;
  known: KnownTimes;
  onClose: () => void;
}) {
  const database = useDatabase();
  const key = `inspection-${listing.id}`;
  const now = useNow();
  const form = useKeptForm<'inspection-'>(key, {
    requestDate: tomorrowInNigeria(now),
    requestTime: '10:00',
  });
  const [way, setWay] = useState<'slot' | 'own'>(days !== null && days.length > 0 ? 'slot' : 'own');
  const account = useLiveQuery(() => readAccount(database), [database]);
  const { user } = useSession();
  const { slotDay = '', slotTime = '', ...own } = form.fields;
  const pick = pickedIn(days ?? [], slotDay, slotTime);
  const bySlot = way === 'slot' && days !== null && days.length > 0;
  // The account's own number, unless another one is typed.
  const wish: InspectionWish = {
    contactNumber: shownPhone(account?.profile?.phone ?? user?.phone ?? ''),
    ...own,
    ...(bySlot ? { requestDate: pick.day, requestTime: pick.time } : {}),
  };
  const visits = useLiveQuery(() => listVisitsAhead(database), [database]);
  const asked = visits?.filter(({ propertyId }) => propertyId === listing.id);
  const elsewhere = visits?.filter(({ propertyId }) => propertyId !== listing.id) ?? [];
  const [errors, setErrors] = useState<Partial<Record<keyof InspectionWish, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const once = useOnce();
  const [state, setState] = useState<'asking' | 'full' | { id: string }>('asking');
  const change = (fields: Partial<BookingForm>) => {
    form.change(fields);
    setErrors({});
  };
  const submit = () => {
    const found = inspectionWishErrors(wish, now, asked);
    if (bySlot && pick.day === '') {
      found.requestDate = PICK_DAY;
      // Its times are seen once a day is picked.
      delete found.requestTime;
    } else if (bySlot && pick.time === '') found.requestTime = PICK_TIME;
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const request = () =>
      requestInspection(
        listing,
        { ...wish, notes: (wish.notes ?? '').trim(), form: key },
        database,
      );
    once(
      () => form.send(request).then((id) => setState({ id })),
      () => setState('full'),
    );
  };
  return (
    <Dialog title="Book Inspection" onClose={onClose}>
      {typeof state === 'object' ? (
        <Booked id={state.id} agent={listing.agent.company} onClose={onClose} />
      ) : (
        <DialogForm
          form={form}
          failure={state === 'full' ? NOT_KEPT : ''}
          yes="Request Inspection"
          onSubmit={submit}
        >
          <p className={stack.soft}>
            {listing.title}, {listing.address}
          </p>
          <p>{inspectionFeeSentence(listing)}</p>
          {asked !== undefined && asked.length > 0 && (
            <Notice>
              {asked.map((visit) => (
                <p key={visit.id}>{visitWords(visit)}.</p>
              ))}
              <p>What you send now asks for one more visit. Yours stand under Inspections.</p>
            </Notice>
          )}
          <ErrorSummary problems={problemsOf('inspection', ORDER, errors)} attempt={attempt} />
          <VisitTimeFields
            days={days}
            offline={offline}
            way={bySlot ? 'slot' : 'own'}
            pick={pick}
            fields={own}
            errors={errors}
            onWay={(next) => {
              setWay(next);
              setErrors({});
            }}
            onChange={change}
          />
          {visitsThen(elsewhere, wish).map((other) => (
            <Notice key={other.id} tone="warn">
              You asked to see {other.propertyTitle} at {other.requestTime} that day.
            </Notice>
          ))}
          <TextField
            id="inspection-contactNumber"
            label="Contact number"
            type="tel"
            required
            maxLength={40}
            value={wish.contactNumber}
            error={errors.contactNumber}
            onChange={(event) => change({ contactNumber: event.target.value })}
          />
          <TextArea
            label="Message (optional)"
            rows={2}
            maxLength={MAX_NOTES}
            value={form.fields.notes ?? ''}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </DialogForm>
      )}
    </Dialog>
  );
}

/** Visits of other homes at about the time that is wished. */
function visitsThen(visits: readonly Slot[], { requestDate, requestTime }: InspectionWish): Slot[] {
  const wished = {
    id: '',
    propertyTitle: '',
    status: 'Pending',
    requestDate,
    requestTime,
  } as const;
  return slotClashes<Slot>([...visits, wished]).get(wished.id) ?? [];
}
