import type { Inspection, InspectionRequest } from '../../../src/contract/inspection';
import type { InspectionStatus } from '../../../src/contract/inspection-options';
import type { Queryable } from '../../db/database';

type InspectionRow = {
  id: string;
  version: number;
  property_id: string;
  property_title: string;
  property_address: string;
  owner_id: string;
  owner_name: string;
  owner_phone: string | null;
  requester_id: string;
  requester_name: string;
  request_date: string;
  request_time: string;
  previous_date: string | null;
  previous_time: string | null;
  status: InspectionStatus;
  contact_number: string;
  notes: string;
  created_at: Date;
  updated_at: Date;
};

// Dates as text: a driver would make a moment of them, in a time zone of its own.
const SELECT = `
  SELECT i.id, i.version, i.property_id, i.property_title, i.property_address, i.owner_id,
    coalesce(o.company_name, o.name) AS owner_name, o.phone AS owner_phone, i.requester_id,
    r.name AS requester_name, i.request_date::text, i.request_time, i.previous_date::text,
    i.previous_time, i.status, i.contact_number, i.notes, i.created_at, i.updated_at
  FROM inspections i JOIN users o ON o.id = i.owner_id JOIN users r ON r.id = i.requester_id`;

const VISIBLE = '(i.owner_id = $1 OR (i.requester_id = $1 AND NOT i.hidden_for_requester))';

export type InspectionHead = {
  owner_id: string;
  requester_id: string;
  property_id: string;
  status: InspectionStatus;
};

/** Stores a request under its id; answers whether it is new. */
export async function insertInspection(
  tx: Queryable,
  inspection: InspectionRequest & {
    id: string;
    requesterId: string;
    ownerId: string;
    title: string;
    address: string;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO inspections (id, property_id, property_title, property_address, owner_id,
       requester_id, request_date, request_time, contact_number, notes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      inspection.id,
      inspection.propertyId,
      inspection.title,
      inspection.address,
      inspection.ownerId,
      inspection.requesterId,
      inspection.requestDate,
      inspection.requestTime,
      inspection.contactNumber,
      inspection.notes ?? '',
    ],
  );
  return rows.length === 1;
}

/** Both sides and the state of an inspection; locks it until the transaction ends. */
export async function lockInspection(
  tx: Queryable,
  id: string,
): Promise<InspectionHead | undefined> {
  const rows = await tx.query<InspectionHead>(
    'SELECT owner_id, requester_id, property_id, status FROM inspections WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  );
  return rows[0];
}

/** Sets the status; the owner's note, where given, takes the place of the last one. */
export async function setInspectionStatus(
  tx: Queryable,
  id: string,
  status: InspectionStatus,
  notes: string | undefined,
): Promise<void> {
  await tx.query(
    `UPDATE inspections SET status = $2, notes = coalesce($3, notes), version = version + 1,
       updated_at = now() WHERE id = $1`,
    [id, status, notes ?? null],
  );
}

/** Moves an inspection to another time and keeps the earlier one as 'previous' (A4). */
export async function moveInspection(
  tx: Queryable,
  id: string,
  to: { requestDate: string; requestTime: string; notes?: string | undefined },
): Promise<void> {
  await tx.query(
    `UPDATE inspections SET status = 'Rescheduled', previous_date = request_date,
       previous_time = request_time, request_date = $2, request_time = $3,
       notes = coalesce($4, notes), version = version + 1, updated_at = now() WHERE id = $1`,
    [id, to.requestDate, to.requestTime, to.notes ?? null],
  );
}

/** Takes a request off the requester's list; the owner keeps it. */
export async function hideInspection(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE inspections SET hidden_for_requester = true WHERE id = $1', [id]);
}

/** Whether somebody else has been promised this home at this time. */
export async function slotTaken(
  tx: Queryable,
  slot: { propertyId: string; requestDate: string; requestTime: string },
): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM inspections WHERE property_id = $1 AND request_date = $2 AND request_time = $3
       AND status IN ('Confirmed', 'Rescheduled')`,
    [slot.propertyId, slot.requestDate, slot.requestTime],
  );
  return rows.length > 0;
}

/** The requests to an agent, or those a person made, newest first. */
export async function listInspections(
  db: Queryable,
  userId: string,
  side: 'received' | 'sent',
): Promise<Inspection[]> {
  const mine =
    side === 'received' ? 'i.owner_id = $1' : 'i.requester_id = $1 AND NOT i.hidden_for_requester';
  const rows = await db.query<InspectionRow>(
    `${SELECT} WHERE ${mine} ORDER BY i.created_at DESC, i.id LIMIT 500`,
    [userId],
  );
  return rows.map(toInspection);
}

/** Inspections by id that this person may see. */
export async function readInspections(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, Inspection>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<InspectionRow>(
    `${SELECT} WHERE ${VISIBLE} AND i.id = ANY($2::uuid[])`,
    [userId, ids],
  );
  return new Map(rows.map((row) => [row.id, toInspection(row)]));
}

/** The seekers an agent has heard from, by name: whom a home may be shown to. */
export async function enabledUsers(
  db: Queryable,
  agentId: string,
): Promise<{ id: string; name: string }[]> {
  return db.query<{ id: string; name: string }>(
    `SELECT u.id, u.name FROM users u WHERE u.user_type = 'seeker' AND (
       EXISTS (SELECT 1 FROM messages m WHERE m.sender_id = u.id AND m.recipient_id = $1)
       OR EXISTS (SELECT 1 FROM inspections i WHERE i.requester_id = u.id AND i.owner_id = $1))
     ORDER BY u.name, u.id LIMIT 500`,
    [agentId],
  );
}

function toInspection(row: InspectionRow): Inspection {
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
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
