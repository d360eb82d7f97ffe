import { messagePreview } from '../../../domain/format/message-preview';
import { asksIfAvailable } from '../../../domain/messages/asks-if-available';
import { conversations } from '../../../domain/messages/conversations';
import { replySubject } from '../../../domain/messages/reply-subject';
import { isQuiet } from '../../../domain/outbox/command-marks';
import { aboutCommand, commandTitle } from '../../../domain/outbox/describe-command';
import { askedIfConfirmedBefore, awaitsConfirmation } from '../../../domain/property/availability';
import { shownStatus } from '../../../domain/property/shown-status';
import { limitMark } from '../../../domain/today/near-limits';
import { owedAnswer, stillWaits } from '../../../domain/today/owed-answer';
import type { Named, Waiting } from '../../../domain/today/waiting';
import { isAgreed } from '../../../domain/inspections/is-agreed';
import { takesTime } from '../../../domain/inspections/times/slot-clashes';
import type { AppDatabase } from '../../app-database';
import { readRow } from '../../read-row';
import { readPreference, storePreference } from '../account/preference-repository';
import { readSnapshot } from '../account/snapshot-repository';
import { listReceivedContacts } from '../contacts/received-contact-repository';
import { awaitingRoom } from '../my-properties/awaiting-room';
import { readViewingMinutes } from '../inspections/offered-times-repository';
import { attachRows, undecidedRows } from '../outbox/attach-rows';

/** What may need an agent's answer now, from this device alone. */
export async function readWaiting(database: AppDatabase): Promise<Waiting> {
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  // Each by itself: no kind is told from another, and one long transaction would hold up all writes.
  const [
    refused,
    inspections,
    viewingMinutes,
    talks,
    visitors,
    unconfirmed,
    hidden,
    withoutRoom,
    plan,
    seenLimits,
  ] = await Promise.all([
    listRefused(database),
    database.inspections
      .filter(
        (one) =>
          one.agent.id === database.userId &&
          takesTime(one) &&
          // What was agreed on before the block takes its time all the same.
          (isAgreed(one.status) || !blocked.has(one.requesterId)),
      )
      .toArray(),
    readViewingMinutes(database),
    listOwedTalks(database, blocked, Date.now()),
    listOwedVisitors(database, Date.now()),
    listUnconfirmed(database, Date.now()),
    listHidden(database),
    listWithoutRoom(database),
    readSnapshot('plan', database),
    readSeenLimits(database),
  ]);
  const limits = plan?.value.uses ?? [];
  return {
    refused,
    inspections,
    viewingMinutes,
    talks,
    visitors,
    unconfirmed,
    hidden,
    withoutRoom,
    limits,
    seenLimits,
  };
}

/** Notes that the agent has looked at a limit; what was noted of it before is forgotten. */
export function noteLimitSeen(mark: string, database: AppDatabase): Promise<void> {
  const { preferences, snapshots } = database;
  return database.transaction('rw', preferences, snapshots, async () => {
    const uses = (await readSnapshot('plan', database))?.value.uses ?? [];
    const seen = await readSeenLimits(database);
    const stillTrue = seen.filter((other) => uses.some((use) => limitMark(use) === other));
    await storePreference('seenLimits', [...stillTrue, mark], database);
  });
}

async function readSeenLimits(database: AppDatabase): Promise<string[]> {
  const kept = await readPreference('seenLimits', database);
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** What needs a decision in the outbox, each thing once however many of its rows do. */
async function listRefused(database: AppDatabase): Promise<string[]> {
  const rows = (await undecidedRows(database)).filter(({ kind }) => !isQuiet(kind));
  const first = new Map(rows.toReversed().map((row) => [row.subject ?? row.id, row]));
  return [...first.values()].toReversed().map((row) => {
    const read = readRow(row);
    return commandTitle(row.kind, read === null ? '' : aboutCommand(read.kind, read.payload));
  });
}

async function listOwedTalks(
  database: AppDatabase,
  blocked: ReadonlySet<string>,
  now: number,
): Promise<Waiting['talks']> {
  const messages = await database.messages.toArray();
  const talks = conversations(messages, (item) => ({ ...item, seq: null })).flatMap((talk) => {
    // Nobody owes a word to whom they blocked (SAFE-2).
    const owed = blocked.has(talk.other.id) ? [] : owedAnswer(talk.turns, now);
    const last = owed.at(-1);
    return last === undefined ? [] : [{ talk, owed, last }];
  });
  const homes = await database.myProperties.bulkGet(talks.map(({ talk }) => talk.propertyId));
  return talks.map(
    ({ talk: { key, other, unread, propertyId, propertyTitle }, owed, last }, at) => {
      const asksThat = owed.length === 1 && asksIfAvailable(last.content);
      const answer = {
        userId: database.userId,
        recipient: other,
        propertyId,
        propertyTitle,
        subject: replySubject(last.subject),
      };
      return {
        key,
        name: other.name,
        words: messagePreview(last.content),
        unread,
        available: asksThat && homes[at]?.status === 'Active' ? answer : null,
      };
    },
  );
}

async function listOwedVisitors(database: AppDatabase, now: number): Promise<Waiting['visitors']> {
  const contacts = await listReceivedContacts(database);
  return contacts.filter((contact) => !contact.answered && stillWaits(contact, now));
}

async function listUnconfirmed(database: AppDatabase, now: number): Promise<Named[]> {
  const { myProperties, outbox } = database;
  const views = await database.transaction('r', myProperties, outbox, async () => {
    const old = await myProperties
      .where('confirmedAt')
      .below(askedIfConfirmedBefore(now))
      .toArray();
    return attachRows(database, old, ({ id }) => [id]);
  });
  return views
    .filter(({ item, rows }) =>
      awaitsConfirmation(
        { status: shownStatus(item, rows).label, confirmedAt: item.confirmedAt ?? null },
        now,
      ),
    )
    .map(({ item }) => ({ id: item.id, title: item.content.title }));
}

/** What the server keeps for when the plan has room, and nothing here asks to be done with otherwise. */
async function listWithoutRoom(database: AppDatabase): Promise<Named[]> {
  const { myProperties, outbox } = database;
  const views = await database.transaction('r', myProperties, outbox, async () =>
    attachRows(database, await awaitingRoom(database), ({ id }) => [id]),
  );
  return views
    .filter(({ item, rows }) => shownStatus(item, rows).group === 'Waiting')
    .map(({ item }) => ({ id: item.id, title: item.content.title }));
}

/** Of what a notification says that it was hidden: what has not been published again, nor ended. */
async function listHidden(database: AppDatabase): Promise<Named[]> {
  const told = await database.notifications
    .filter(({ read, type }) => !read && type === 'LISTING_HIDDEN')
    .toArray();
  const ids = [...new Set(told.flatMap(({ propertyId }) => propertyId ?? []))];
  const listings = await database.myProperties.bulkGet(ids);
  return listings.flatMap((listing) =>
    listing?.status === 'Draft' ? [{ id: listing.id, title: listing.content.title }] : [],
  );
}
