import type { FastifyInstance } from 'fastify';
import { dayInNigeria } from '../../../src/domain/format/day-in-nigeria';
import { sql } from 'kysely';
import type { InspectionRequest } from '../../../src/contract/inspection/inspection';
import { PAGES } from '../../../src/contract/pages';
import {
  ASKED_ALREADY,
  OPEN_INSPECTION_STATUSES,
} from '../../../src/contract/inspection/inspection-options';
import { countOf } from '../../../src/domain/format/count-of';
import { isOver } from '../../../src/domain/inspections/times/is-over';
import { isPastDay } from '../../../src/domain/inspections/times/is-past-day';
import { billingMonth } from '../../../src/domain/plans/billing-month';
import type { Queryable } from '../../db/database';
import type { Account } from '../../plugins/account-of';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { readPreferences } from '../auth/preferences';
import { refuseBlocked } from '../blocks/refuse-blocked';
import { recordChanges } from '../changes/record-change';
import { inspectionAskedMail } from '../mail/market-templates';
import { queueNewsMail } from '../mail/queue-news-mail';
import { lockAccount, planUse } from '../entitlements/usage';
import { notifyInspection } from './notify-inspection';
import { refuseTakenTime } from './refuse-taken-time';
import { insertInspection, readInspections, slotTaken } from './repository';

/** Most inspections one person may have ahead with one agent. */
const MAX_OPEN = 3;
/** The part of an agent's month that one person may take. */
const MOST_OF_MONTH = 1 / 5;

/**
 * Stores a request to see a home and tells its owner; the same request again changes nothing.
 * @throws 404, 409 `slot-taken`, 403 `plan-limit`, 422 for a day that is over.
 */
export async function bookInspection(
  tx: Queryable,
  requester: Account,
  request: InspectionRequest & { id: string },
  app: FastifyInstance,
): Promise<void> {
  // A repeat is judged by what was stored, not by the rules of today.
  if ((await readInspections(tx, requester.id, [request.id])).size > 0) return;
  requireAhead(request);
  const property = await tx.kysely
    .selectFrom('properties')
    .select(['owner_id', 'title', 'address', 'inspection_fee', 'inspection_fee_comes_off'])
    .where('id', '=', request.propertyId)
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (property === undefined)
    throw new ProblemError(404, 'not-found', 'This home is not offered any more.', {
      field: 'propertyId',
    });
  if (property.owner_id === requester.id) {
    throw new ProblemError(422, 'invalid', 'This is your own property.', { field: 'propertyId' });
  }
  await refuseBlocked(tx, requester.id, property.owner_id);
  // It locks the agent's account: two who ask the same agent wait for each other from here on.
  await requireRoom(tx, property.owner_id, requester.id);
  await requireFewWaiting(tx, requester.id, property.owner_id, request);
  // Both tell of a taken time; of an agent who offers times the first tells which are free.
  await refuseTakenTime(tx, property.owner_id, request);
  await refuseTakenSlot(tx, request);
  const added = await insertInspection(tx, {
    ...request,
    requesterId: requester.id,
    ownerId: property.owner_id,
    title: property.title,
    address: property.address,
    // What the seeker read counts: it may have waited for a network since.
    fee: request.toldFee ?? {
      inspectionFee: property.inspection_fee,
      inspectionFeeComesOff: property.inspection_fee_comes_off,
    },
  });
  if (!added) {
    throw new ProblemError(409, 'conflict', 'This id belongs to another request already.', {
      field: 'id',
    });
  }
  await tellOwner(tx, property, requester, request, app);
  await recordChanges(tx, [
    { userId: requester.id, collection: 'inspections', entityId: request.id },
    { userId: property.owner_id, collection: 'inspections', entityId: request.id },
  ]);
  const asked = (await readInspections(tx, requester.id, [request.id])).get(request.id);
  if (asked !== undefined)
    await notifyInspection(tx, asked, 'owner', { before: 'Pending', gone: null, isOurs: false });
}

/** @throws 422 for a day that is over, or a time of today that is. */
export function requireAhead(time: { requestDate: string; requestTime: string }): void {
  const now = new Date();
  if (isPastDay(time.requestDate, now)) {
    throw new ProblemError(422, 'invalid', 'Please choose a date that is not in the past', {
      field: 'requestDate',
    });
  }
  if (isOver(time, now))
    throw new ProblemError(422, 'invalid', 'This time is over. Please choose a time to come', {
      field: 'requestTime',
    });
}

/**
 * Holds the slot until the transaction ends, so that two who want it wait for each other.
 * @throws 409 when the home is promised to somebody else at that time.
 */
export async function refuseTakenSlot(
  tx: Queryable,
  slot: { propertyId: string; requestDate: string; requestTime: string },
): Promise<void> {
  const name = `${slot.propertyId} ${slot.requestDate} ${slot.requestTime}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(tx.kysely);
  if (!(await slotTaken(tx, slot))) return;
  throw new ProblemError(
    409,
    'slot-taken',
    'This time is taken by another inspection. Please choose another time.',
    { field: 'requestTime' },
  );
}

/** The plan's limit is the agent's affair: the seeker is told only that there is no room. */
async function requireRoom(tx: Queryable, ownerId: string, requesterId: string): Promise<void> {
  const plan = await lockAccount(tx, ownerId);
  const use = await planUse(tx, { id: ownerId, plan }, 'inspections');
  if (use.allowed === null) return;
  if (use.used >= use.allowed)
    throw new ProblemError(
      403,
      'plan-limit',
      'This agent takes no more inspection requests this month. Please send a message instead.',
    );
  const share = Math.max(1, Math.floor(use.allowed * MOST_OF_MONTH));
  const { own } = await tx.kysely
    .selectFrom('inspections')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('owner_id', '=', ownerId)
    .where('requester_id', '=', requesterId)
    .where('status', '<>', 'Cancelled')
    .where('created_at', '>=', billingMonth(new Date()).start)
    .executeTakeFirstOrThrow();
  if (own >= share)
    throw new ProblemError(
      403,
      'plan-limit',
      `You have asked this agent for ${countOf(own, 'inspection')} this month already. Please send a message instead.`,
    );
}

/** One seeker's requests must not use up what an agent may take from all of them. */
async function requireFewWaiting(
  tx: Queryable,
  requesterId: string,
  ownerId: string,
  request: InspectionRequest,
): Promise<void> {
  const waiting = await tx.kysely
    .selectFrom('inspections')
    .select(['property_id', 'request_date', 'request_time'])
    .where('requester_id', '=', requesterId)
    .where('owner_id', '=', ownerId)
    .where('status', 'in', OPEN_INSPECTION_STATUSES)
    .where('request_date', '>=', dayInNigeria(new Date()))
    .execute();
  const isSame = (other: (typeof waiting)[number]) =>
    other.property_id === request.propertyId &&
    other.request_date === request.requestDate &&
    other.request_time === request.requestTime;
  if (waiting.some(isSame))
    throw new ProblemError(409, 'conflict', ASKED_ALREADY, {
      field: 'requestTime',
    });
  const ahead = waiting.filter(
    ({ request_date: requestDate, request_time: requestTime }) =>
      !isOver({ requestDate, requestTime }, new Date()),
  );
  if (ahead.length >= MAX_OPEN) {
    throw new ProblemError(
      422,
      'invalid',
      `You have ${MAX_OPEN} inspections with this agent ahead. Please wait for one of them, or cancel it.`,
    );
  }
}

async function tellOwner(
  tx: Queryable,
  property: { owner_id: string; title: string },
  requester: Account,
  request: InspectionRequest,
  app: FastifyInstance,
): Promise<void> {
  const owner = await findById(tx, property.owner_id);
  const wanted = await readPreferences(tx, property.owner_id);
  if (owner === undefined || !wanted.emailViewingRequests) return;
  const mail = inspectionAskedMail(owner, {
    from: requester.name,
    title: property.title,
    date: request.requestDate,
    time: request.requestTime,
    phone: request.contactNumber,
    url: `${app.settings.publicUrl}${PAGES.agentInspections.path}`,
  });
  await queueNewsMail(tx, mail, requester.id, app);
}
