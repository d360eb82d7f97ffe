import type { Report } from '../../../src/contract/people/report';
import type { ReportSubject } from '../../../src/contract/people/report-options';
import { LAGOS_AHEAD_MS } from '../../../src/domain/dates/milliseconds';
import { formatDate } from '../../../src/domain/format/format-date';
import { formatNaira } from '../../../src/domain/format/format-naira';
import { inspectionFeeText } from '../../../src/domain/property/inspection-fee';
import type { Queryable } from '../../db/database';
import { ProblemError } from '../../plugins/problem-error';

/** What is reported, as it stands now, and whose it is. */
export type Evidence = { aboutUserId: string; title: string; evidence: Report['evidence'] };

/** How many messages of a talk an approver sees: the one reported, and those before it. */
const TALK = 10;

/**
 * Reads what somebody reports: a published listing, a message written to them, or a person of the
 * market. @throws 404 for what they cannot see, 422 for what is their own.
 */
export async function readEvidence(
  tx: Queryable,
  reporterId: string | null,
  subject: ReportSubject,
  id: string,
): Promise<Evidence> {
  const found = await READERS[subject](tx, id, reporterId);
  if (found === undefined)
    throw new ProblemError(404, 'not-found', 'What you report is not there any more.', {
      field: 'subjectId',
    });
  if (found.aboutUserId === reporterId)
    throw new ProblemError(422, 'invalid', 'You cannot report yourself.', { field: 'subjectId' });
  return found;
}

type Reader = (
  tx: Queryable,
  id: string,
  reporterId: string | null,
) => Promise<Evidence | undefined>;

const READERS: Record<ReportSubject, Reader> = {
  listing: readListing,
  message: readTalk,
  person: readPerson,
};

async function readListing(
  tx: Queryable,
  id: string,
  reporterId: string | null,
): Promise<Evidence | undefined> {
  const row = await tx.kysely
    .selectFrom('properties')
    .select(['owner_id', 'title', 'address', 'description', 'price'])
    .select([
      'inspection_fee as inspectionFee',
      'inspection_fee_comes_off as inspectionFeeComesOff',
    ])
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '<>', 'Draft'), eb('deleted_at', 'is', null)]),
        // Who was to see it may say what was asked of them, also once it was taken down.
        eb.exists(
          eb
            .selectFrom('inspections')
            .select('inspections.id')
            .where('inspections.property_id', '=', id)
            .where('inspections.requester_id', '=', reporterId),
        ),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    aboutUserId: row.owner_id,
    title: row.title,
    evidence: [
      { name: 'Price', text: formatNaira(row.price) },
      { name: 'Inspection fee', text: inspectionFeeText(row) ?? 'Not said' },
      ...(await toldFee(tx, id, reporterId)),
      { name: 'Address', text: row.address },
      { name: 'Description', text: row.description },
    ],
  };
}

/** What the reporter was told of it when they last asked to see the home: it may say another fee by now. */
async function toldFee(
  tx: Queryable,
  propertyId: string,
  reporterId: string | null,
): Promise<Report['evidence']> {
  const told = await tx.kysely
    .selectFrom('inspections')
    .select(['told_fee as inspectionFee', 'told_fee_comes_off as inspectionFeeComesOff'])
    .where('property_id', '=', propertyId)
    .where('requester_id', '=', reporterId)
    .where('told_fee_comes_off', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (told === undefined) return [];
  const { inspectionFee, inspectionFeeComesOff } = told;
  const fee = { inspectionFee, inspectionFeeComesOff: inspectionFeeComesOff === true };
  const name = 'Inspection fee on the reporter’s phone when they asked to see it';
  return [{ name, text: inspectionFeeText(fee) ?? 'Not said' }];
}

async function readTalk(
  tx: Queryable,
  id: string,
  reporterId: string | null,
): Promise<Evidence | undefined> {
  if (reporterId === null) return undefined;
  const message = await tx.kysely
    .selectFrom('messages')
    .select(['property_id', 'sender_id', 'recipient_id', 'subject', 'created_at'])
    .where('id', '=', id)
    .where((eb) => eb('recipient_id', '=', reporterId).or('sender_id', '=', reporterId))
    .executeTakeFirst();
  if (message === undefined) return undefined;
  const parties = [message.sender_id, message.recipient_id];
  const talk = await tx.kysely
    .selectFrom('messages')
    .select(['sender_id', 'content', 'created_at'])
    .where('property_id', '=', message.property_id)
    .where('sender_id', 'in', parties)
    .where('recipient_id', 'in', parties)
    .where('created_at', '<=', message.created_at)
    .orderBy('created_at', 'desc')
    .limit(TALK)
    .execute();
  return {
    aboutUserId: message.sender_id,
    title: message.subject,
    evidence: talk.toReversed().map((said) => ({
      name: `${said.sender_id === reporterId ? 'The reporter' : 'The person reported'}, ${momentInNigeria(said.created_at)}`,
      text: said.content,
    })),
  };
}

/** The day and clock of a moment in Nigeria: it is read weeks later, when '5 minutes ago' says nothing. */
function momentInNigeria(moment: Date): string {
  const clock = new Date(moment.getTime() + LAGOS_AHEAD_MS).toISOString().slice(11, 16);
  return `${formatDate(moment)} at ${clock}`;
}

async function readPerson(tx: Queryable, id: string): Promise<Evidence | undefined> {
  const row = await tx.kysely
    .selectFrom('users')
    .select(['name', 'company_name', 'user_type'])
    .where('id', '=', id)
    .where('user_type', '<>', 'approver')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    aboutUserId: id,
    title: row.company_name ?? row.name,
    evidence: [
      { name: 'Name', text: row.name },
      ...(row.company_name === null ? [] : [{ name: 'Company', text: row.company_name }]),
    ],
  };
}
