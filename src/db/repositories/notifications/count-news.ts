import { awaitsAnswer } from '../../../domain/inspections/awaits-answer';
import type { AppDatabase } from '../../app-database';

/** What is new for a person, by where it is looked at, and how much that is in all. */
export type News = { messages: number; inspections: number; notifications: number; total: number };

/** Notifications of what is new in a place of its own. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'NEW_MESSAGE',
  'INSPECTION_ASKED',
  'CONTACT_LEFT',
]);

/**
 * What every badge tells, of nobody who is blocked: messages nobody has opened, requests for an inspection that wait for the
 * agent's answer, and notifications that were not read. A message counts once, as a message, and a request once,
 * as a visit: their notifications are no second thing. So does a visitor's number, which that notification alone tells of.
 */
export function countNews(database: AppDatabase, now = new Date()): Promise<News> {
  const { messages, inspections, notifications, blocks, userId } = database;
  return database.transaction('r', messages, inspections, notifications, blocks, async () => {
    const blocked = new Set(await blocks.toCollection().primaryKeys());
    const unread = await notifications.filter(({ read }) => !read).toArray();
    const left = unread.filter(({ type }) => type === 'CONTACT_LEFT').length;
    const letters = await messages
      .filter((one) => !one.sentByMe && !one.readStatus && !blocked.has(one.sender.id))
      .count();
    const counts = {
      messages: letters + left,
      inspections: await inspections
        .filter((one) => awaitsAnswer(one, userId, now) && !blocked.has(one.requesterId))
        .count(),
      notifications: unread.filter(({ type }) => !TOLD_ELSEWHERE.has(type)).length,
    };
    return { ...counts, total: counts.messages + counts.inspections + counts.notifications };
  });
}

/**
 * What this agent was told of visitors without an account, and how much of it is unread: where either
 * changes there is something to fetch.
 */
export async function visitorsToldOf({ notifications }: AppDatabase): Promise<string> {
  const told = await notifications.filter(({ type }) => type === 'CONTACT_LEFT').toArray();
  return `${told.length} ${told.filter(({ read }) => !read).length}`;
}
