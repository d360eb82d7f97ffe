import { type InferResult, expressionBuilder } from 'kysely';
import type { Inspection, InspectionRequest } from '../../../src/contract/inspection/inspection';
import {
  AGREED_INSPECTION_STATUSES,
  type InspectionStatus,
} from '../../../src/contract/inspection/inspection-options';
import { isAgreed } from '../../../src/domain/inspections/is-agreed';
import type { InspectionFeeOf } from '../../../src/domain/property/inspection-fee';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';

type InspectionRow = InferResult<ReturnType<typeof selectInspections>>[number];

function selectInspections(db: Queryable) {
  return db.kysely
    .selectFrom('inspections as i')
    .innerJoin('users as o', 'o.id', 'i.owner_id')
    .innerJoin('users as r', 'r.id', 'i.requester_id')
    .select((eb) => [
      'i.id',
      'i.version',
      'i.property_id',
      'i.property_title',
      'i.property_address',
      'i.owner_id',
      eb.fn.coalesce('o.company_name', 'o.name').as('owner_name'),
      'o.phone as owner_phone',
      'i.requester_id',
      'r.name as requester_name',
      'i.request_date',
      'i.request_time',
      'i.previous_date',
      'i.previous_time',
      'i.status',
      'i.contact_number',
      'i.notes',
      'i.agent_notes',
      'i.told_fee',
      'i.told_fee_comes_off',
      'i.created_at',
      'i.updated_at',
    ]);
}

const inspections = expressionBuilder<{ i: Schema['inspections'] }, 'i'>();
const isSentBy = (userId: string) =>
  inspections('i.requester_id', '=', userId).and('i.hidden_for_requester', '=', false);

export type InspectionHead = {
  owner_id: string;
  requester_id: string;
  property_id: string;
  version: number;
  status: InspectionStatus;
  /** The day of it, yyyy-mm-dd. */
  request_date: string;
  request_time: string;
};

/** An inspection of this server's own tables, which hold no state of a later version. */
export type StoredInspection = Inspection & { status: InspectionStatus };

/** Stores a request under its id; answers whether it is new. */
export async function insertInspection(
  tx: Queryable,
  inspection: InspectionRequest & {
    id: string;
    requesterId: string;
    ownerId: string;
    title: string;
    address: string;
    fee: InspectionFeeOf;
  },
): Promise<boolean> {
  const added = await tx.kysely
    .insertInto('inspections')
    .values({
      id: inspection.id,
      property_id: inspection.propertyId,
      property_title: inspection.title,
      property_address: inspection.address,
      owner_id: inspection.ownerId,
      requester_id: inspection.requesterId,
      request_date: inspection.requestDate,
      request_time: inspection.requestTime,
      contact_number: inspection.contactNumber,
      notes: inspection.notes ?? '',
      told_fee: inspection.fee.inspectionFee,
      told_fee_comes_off: inspection.fee.inspectionFeeComesOff,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Both sides and the state of an inspection; locks it until the transaction ends. */
export async function lockInspection(
  tx: Queryable,
  id: string,
): Promise<InspectionHead | undefined> {
  return tx.kysely
    .selectFrom('inspections')
    .select(['owner_id', 'requester_id', 'property_id', 'version', 'status'])
    .select(['request_date', 'request_time'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Sets the status; the owner's note, where given, takes the place of the last one. What is agreed stands on
 * the requester's list again, though they had taken it off: they are expected.
 */
export async function setInspectionStatus(
  tx: Queryable,
  id: string,
  status: InspectionStatus,
  agentNotes: string | undefined,
): Promise<void> {
  await tx.kysely
    .updateTable('inspections')
    .set((eb) => ({
      status,
      // What was written to another time is no reason to call it off.
      ...(agentNotes !== undefined || status === 'Declined'
        ? { agent_notes: agentNotes ?? '' }
        : {}),
      ...(isAgreed(status) ? { hidden_for_requester: false } : {}),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** Moves an inspection to another time, keeps the earlier one as 'previous', and has the requester see it. */
export async function moveInspection(
  tx: Queryable,
  id: string,
  to: { requestDate: string; requestTime: string; notes?: string | undefined },
): Promise<void> {
  await tx.kysely
    .updateTable('inspections')
    .set((eb) => ({
      status: 'Rescheduled',
      hidden_for_requester: false,
      previous_date: eb.ref('request_date'),
      previous_time: eb.ref('request_time'),
      request_date: to.requestDate,
      request_time: to.requestTime,
      ...(to.notes === undefined ? {} : { agent_notes: to.notes }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
}

/** Takes a request off the requester's list; the owner keeps it. */
export async function hideInspection(tx: Queryable, id: string): Promise<void> {
  await tx.kysely
    .updateTable('inspections')
    .set({ hidden_for_requester: true })
    .where('id', '=', id)
    .execute();
}

/** Whether somebody else has been promised this home at this time. */
export async function slotTaken(
  tx: Queryable,
  slot: { propertyId: string; requestDate: string; requestTime: string },
): Promise<boolean> {
  const taken = await tx.kysely
    .selectFrom('inspections')
    .select('id')
    .where('property_id', '=', slot.propertyId)
    .where('request_date', '=', slot.requestDate)
    .where('request_time', '=', slot.requestTime)
    .where('status', 'in', AGREED_INSPECTION_STATUSES)
    .executeTakeFirst();
  return taken !== undefined;
}

/** The requests to an agent, or those a person made, newest first. */
export async function listInspections(
  db: Queryable,
  userId: string,
  side: 'received' | 'sent',
): Promise<Inspection[]> {
  const rows = await selectInspections(db)
    .where(side === 'received' ? inspections('i.owner_id', '=', userId) : isSentBy(userId))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(500)
    .execute();
  return rows.map(toInspection);
}

/** Inspections by id that this person may see. */
export async function readInspections(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, StoredInspection>> {
  if (ids.length === 0) return new Map();
  const rows = await selectInspections(db)
    .where((eb) => eb.or([eb('i.owner_id', '=', userId), isSentBy(userId)]))
    .where('i.id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toInspection(row)]));
}

/** The seekers an agent has heard from, by name: whom a home may be shown to. */
export async function enabledUsers(
  db: Queryable,
  agentId: string,
): Promise<{ id: string; name: string }[]> {
  return db.kysely
    .selectFrom('users as u')
    .select(['u.id', 'u.name'])
    .where('u.user_type', '=', 'seeker')
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('messages as m')
            .select('m.id')
            .whereRef('m.sender_id', '=', 'u.id')
            .where('m.recipient_id', '=', agentId),
        ),
        eb.exists(
          eb
            .selectFrom('inspections as i')
            .select('i.id')
            .whereRef('i.requester_id', '=', 'u.id')
            .where('i.owner_id', '=', agentId),
        ),
      ]),
    )
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(500)
    .execute();
}

function toInspection(row: InspectionRow): StoredInspection {
  return {
    id: row.id,
    version: row.version,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    propertyAddress: row.property_address,
    property: { title: row.property_title },
    requester: { id: row.requester_id, name: row.requester_name },
    requesterId: row.requester_id,
    requesterName: row.requester_name,
    agent: { id: row.owner_id, name: row.owner_name },
    agentContact: row.owner_phone,
    requestDate: row.request_date,
    requestTime: row.request_time,
    previousDate: row.previous_date,
    previousTime: row.previous_time,
    status: row.status,
    contactNumber: row.contact_number,
    notes: row.notes,
    agentNotes: row.agent_notes,
    ...(row.told_fee_comes_off === null
      ? {}
      : {
          toldFee: {
            inspectionFee: row.told_fee,
            inspectionFeeComesOff: row.told_fee_comes_off,
          },
        }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
