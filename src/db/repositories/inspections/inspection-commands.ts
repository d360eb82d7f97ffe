import type { Inspection, InspectionRequest } from '../../../contract/inspection/inspection';
import type { Listing } from '../../../contract/listing/property';
import type { AppDatabase } from '../../app-database';
import { absent, fieldsOf } from '../../before';
import { enqueue } from '../../enqueue';
import type { InspectionFeeOf } from '../../../domain/property/inspection-fee';
import { write } from '../../write';
import { mayHaveArrived } from '../../../domain/outbox/may-have-arrived';
import { dropForm, type FromForm } from '../forms/form-repository';
import { readSession } from '../account/session-repository';

/** A visit as somebody saw it who answers it; of a tap on what is shown by now its id alone. */
type Looked = Pick<Inspection, 'id'> &
  Partial<Pick<Inspection, 'version' | 'status' | 'requestDate' | 'requestTime'>>;

const ANSWERS: ReadonlySet<string> = new Set(['inspection.answer', 'inspection.reschedule']);

/**
 * Confirms or declines a request, here at once and at the seeker's later, after the rows that it depends on.
 * @param inspection as it was looked at: what it became meanwhile is not answered
 */
export async function answerInspection(
  inspection: Pick<Inspection, 'propertyTitle'> & Looked,
  status: 'Confirmed' | 'Declined',
  database: AppDatabase,
  dependsOn: string[] = [],
): Promise<void> {
  await write(database, [database.inspections, database.outbox], async () => {
    const baseVersion = await beginAnswer(inspection, database);
    const known = await database.inspections.get(inspection.id);
    // What was written to another time is no reason to call it off.
    const said = status === 'Declined' ? { agentNotes: '' } : {};
    await database.inspections.update(inspection.id, { status, ...said });
    await enqueue(database, {
      kind: 'inspection.answer',
      entityId: inspection.id,
      payload: { status, title: inspection.propertyTitle },
      baseVersion,
      dependsOn,
      // What was answered before stands where that is given up which this depends on.
      apart: dependsOn.length > 0,
      before:
        known === undefined ? [] : [fieldsOf(database.inspections, known, 'status', 'agentNotes')],
    });
  });
}

/**
 * Moves an inspection; its day and time before are kept as the previous ones.
 * @param looked as it stood in the dialog: what it became meanwhile is not moved
 */
export async function rescheduleInspection(
  id: string,
  { form, ...to }: { requestDate: string; requestTime: string; notes: string } & FromForm,
  database: AppDatabase,
  looked?: Looked,
): Promise<void> {
  await write(database, [database.inspections, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    const before = await database.inspections.get(id);
    if (before === undefined) return;
    const baseVersion = await beginAnswer(looked ?? before, database);
    await database.inspections.update(id, {
      requestDate: to.requestDate,
      requestTime: to.requestTime,
      status: 'Rescheduled',
      previousDate: before.requestDate,
      previousTime: before.requestTime,
      ...(to.notes === '' ? {} : { agentNotes: to.notes }),
    });
    await enqueue(database, {
      kind: 'inspection.reschedule',
      entityId: id,
      payload: { ...to, title: before.propertyTitle },
      baseVersion,
      before: [
        fieldsOf(
          database.inspections,
          before,
          'requestDate',
          'requestTime',
          'status',
          'previousDate',
          'previousTime',
          'agentNotes',
        ),
      ],
    });
  });
}

/**
 * Lets go of earlier answers that the server refused, and of those behind them: this one is given in sight of
 * what stands there by now, and would wait behind them.
 * @returns the version that is answered: behind an answer that waits, the one which that will make
 */
async function beginAnswer(looked: Looked, { inspections, outbox }: AppDatabase) {
  const { id } = looked;
  const rows = (await outbox.where('entityId').equals(id).sortBy('seq')).filter(({ kind }) =>
    ANSWERS.has(kind),
  );
  const refused = rows.findIndex((row) => row.state === 'rejected' && !mayHaveArrived(row));
  const stay = refused === -1 ? rows : rows.slice(0, refused);
  await outbox.bulkDelete(rows.slice(stay.length).map(({ seq }) => seq));
  const last = stay.at(-1);
  if (last === undefined) {
    const now = await inspections.get(id);
    // An own answer that came back brings a version too, and changes nothing of what was looked at.
    const { version, status, requestDate, requestTime } = looked;
    const isSame =
      version === undefined ||
      (now?.status === status &&
        now?.requestDate === requestDate &&
        now?.requestTime === requestTime);
    return isSame ? (now?.version ?? null) : version;
  }
  return last.baseVersion === null ? null : last.baseVersion + 1;
}

/** Asks to see a home: kept here at once, and at the agent's once it is sent. @returns its id. */
export async function requestInspection(
  listing: Pick<Listing, 'id' | 'title' | 'address' | 'agent'> & InspectionFeeOf,
  {
    form,
    ...asked
  }: Pick<InspectionRequest, 'requestDate' | 'requestTime' | 'contactNumber' | 'notes'> & FromForm,
  database: AppDatabase,
): Promise<string> {
  const session = await readSession();
  if (session === null) throw new Error('An inspection needs an account');
  const id = crypto.randomUUID();
  const wish = {
    ...asked,
    notes: asked.notes ?? '',
    toldFee: {
      inspectionFee: listing.inspectionFee,
      inspectionFeeComesOff: listing.inspectionFeeComesOff,
    },
  };
  const now = new Date().toISOString();
  const requester = { id: session.userId, name: session.user.name };
  await write(database, [database.inspections, database.outbox, database.forms], async () => {
    await dropForm(form, database);
    await database.inspections.add({
      id,
      version: 0,
      propertyId: listing.id,
      propertyTitle: listing.title,
      propertyAddress: listing.address,
      property: { title: listing.title },
      requester,
      requesterId: requester.id,
      requesterName: requester.name,
      agent: { id: listing.agent.id, name: listing.agent.company },
      agentContact: listing.agent.phone,
      previousDate: null,
      previousTime: null,
      status: 'Pending',
      createdAt: now,
      updatedAt: now,
      ...wish,
    });
    await enqueue(database, {
      kind: 'inspection.request',
      entityId: id,
      payload: { request: { id, propertyId: listing.id, ...wish }, title: listing.title },
      before: [absent(database.inspections, id)],
    });
  });
  return id;
}

/**
 * Calls an inspection off. One that never left this device is gone at once; of another the row goes
 * when the server has heard of it.
 */
export async function removeInspection(
  inspection: Pick<Inspection, 'id' | 'propertyTitle'>,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.inspections, database.outbox], async () => {
    const row = await enqueue(database, {
      kind: 'inspection.remove',
      entityId: inspection.id,
      payload: { title: inspection.propertyTitle },
      before: [],
    });
    if (row === null) await database.inspections.delete(inspection.id);
  });
}
