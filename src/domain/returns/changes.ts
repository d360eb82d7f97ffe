import type { Message } from '../../contract/feed/message';
import type { Notification } from '../../contract/feed/notification';
import type { UserType } from '../../contract/people/account';
import { PAGES } from '../../contract/pages';
import type { Inspection } from '../../contract/inspection/inspection';
import type { Listing } from '../../contract/listing/property';
import { AGREED_INSPECTION_STATUSES } from '../../contract/inspection/inspection-options';
import type { SearchAlert } from '../../contract/search/search-alert';
import { countOf } from '../format/count-of';
import { formatNaira } from '../format/format-naira';
import { slotWords } from '../inspections/times/slot-words';
import { notificationPath } from '../notifications/notification-path';
import { pricedAlike } from '../property/price/offers';
import { type BeforeSaved, changesSinceSaved } from '../saved/changes-since-saved';
import { resultsPath } from '../search/alert-criteria';

type Visit = Pick<Inspection, 'propertyId' | 'requestDate' | 'requestTime' | 'status'>;

/** What a phone knows of a person's things that may have changed. */
export type Known = {
  /** Who reads it: agents have their letters elsewhere. */
  reader: UserType;
  messages: readonly (Pick<Message, 'propertyId' | 'propertyTitle' | 'sender' | 'readStatus'> & {
    sentByMe: boolean;
  })[];
  notifications: readonly Notification[];
  /** The visits themselves, as they stand now. */
  visits: readonly Visit[];
  saved: readonly {
    withdrawn: boolean;
    listing: Listing | null;
    before?: BeforeSaved;
  }[];
  /** Saved searches, each with how many homes are new since it was looked at. */
  searches: readonly { alert: Pick<SearchAlert, 'id' | 'name' | 'criteria'>; fresh: number }[];
  /** When each home was opened here last, in milliseconds, by its id. */
  seenAt: ReadonlyMap<string, number>;
  /** What homes cost when they were opened last, where that is known. */
  seenPrices: ReadonlyMap<string, number | undefined>;
};

/** One thing that changed: in words, what it is about, and where it is looked at. */
export type Change = {
  key: string;
  icon: 'message' | 'clock' | 'heart' | 'bell' | 'search';
  words: string;
  about: string;
  path: string;
};

/** News of visits: the words before their day, and the states in which they still hold; the first is a yes and another time alike. */
const VISITS: Partial<
  Record<Notification['type'], { words: string; holds: readonly Visit['status'][] }>
> = {
  INSPECTION_CONFIRMED: { words: 'Your visit', holds: AGREED_INSPECTION_STATUSES },
  INSPECTION_DECLINED: { words: 'Declined', holds: ['Declined'] },
  INSPECTION_ASKED: { words: 'A visit is asked for', holds: ['Pending'] },
  INSPECTION_CANCELLED: { words: 'Visit called off', holds: ['Cancelled'] },
};

/** What changed since a person looked, what somebody waits for first (HOME-7). @param now by which a day is 'Tomorrow' */
export function changes(known: Known, now: Date): Change[] {
  const { saved, seenAt } = known;
  const unread = known.notifications.filter(
    ({ read, propertyId, createdAt }) => !read && !wasSeen(seenAt, propertyId, createdAt),
  );
  const told = unread.filter(isPriceDrop);
  return [
    ...answers(known),
    ...unread.flatMap((one) => {
      const news = VISITS[one.type];
      return news === undefined || !holds(one, news.holds, known.visits)
        ? []
        : [changeOf(one, 'clock', `${news.words}: ${dayWords(one, now)}`)];
    }),
    ...told.map((one) => changeOf(one, 'heart', priceWords(one))),
    ...saved.flatMap((record) => priceDrop(record, known, told)),
    ...matches(unread.filter(({ type }) => type === 'NEW_PROPERTY_MATCH')),
    ...known.searches
      .filter(({ fresh }) => fresh > 0)
      .map(({ alert, fresh }) => ({
        key: alert.id,
        icon: 'search' as const,
        words: countOf(fresh, 'new home'),
        about: alert.name,
        path: resultsPath(alert.criteria),
      })),
  ];
}

function wasSeen(seenAt: Known['seenAt'], id: string | null, since: string): boolean {
  return id !== null && (seenAt.get(id) ?? 0) > Date.parse(since);
}

/** Whether a visit still stands as it was told; of one that is not on this device there is no later word. */
function holds(
  { propertyId, details }: Notification,
  states: readonly Visit['status'][],
  visits: readonly Visit[],
): boolean {
  const there = visits.filter((visit) => visit.propertyId === propertyId);
  const then = there.filter(
    ({ requestDate, requestTime }) => requestDate === details.date && requestTime === details.time,
  );
  // One that was moved stands at another time.
  const isUnknown = there.length === 0 || details.date === undefined;
  return isUnknown || then.some(({ status }) => states.includes(status));
}

function isPriceDrop({ type, details: { oldPrice, newPrice } }: Notification): boolean {
  return (
    type === 'PRICE_CHANGE' &&
    oldPrice !== undefined &&
    newPrice !== undefined &&
    newPrice < oldPrice
  );
}

/** 'Sun 29 Nov, 10:00'; a notification of an earlier version may not say when. */
function dayWords({ details: { date, time } }: Notification, now: Date): string {
  if (date === undefined || time === undefined) return 'see when';
  return slotWords({ requestDate: date, requestTime: time }, now);
}

function priceWords({ details: { oldPrice = 0, newPrice = 0 } }: Notification): string {
  return `Down to ${formatNaira(newPrice)}, from ${formatNaira(oldPrice)}`;
}

function changeOf(notification: Notification, icon: Change['icon'], words: string): Change {
  const { id, propertyTitle: about } = notification;
  // Nothing that is told so lies elsewhere for agents.
  return { key: id, icon, words, about, path: notificationPath(notification, 'seeker') };
}

/** One message by who wrote it; several by their number. */
function answers({ messages, reader }: Known): Change[] {
  const unread = messages.filter(({ sentByMe, readStatus }) => !sentByMe && !readStatus);
  const [first] = unread;
  if (first === undefined) return [];
  const one = unread.every(({ propertyId }) => propertyId === first.propertyId);
  return [
    {
      key: 'messages',
      icon: 'message',
      words:
        unread.length === 1
          ? `${first.sender.name} wrote to you`
          : countOf(unread.length, 'new message'),
      about: one ? first.propertyTitle : 'About several homes',
      path: one
        ? notificationPath({ type: 'NEW_MESSAGE', propertyId: first.propertyId }, reader)
        : reader === 'agent'
          ? PAGES.agentMessages.path
          : '/customer-dashboard?tab=messages',
    },
  ];
}

function priceDrop(
  { listing, before, withdrawn }: Known['saved'][number],
  { seenAt, seenPrices }: Known,
  told: readonly Notification[],
): Change[] {
  if (listing === null || before === undefined || withdrawn || listing.status !== 'Active')
    return [];
  const isTold = told.some(({ propertyId }) => propertyId === listing.id);
  const { listingType = listing.listingType } = before;
  const isCheaper = listing.price < before.price && pricedAlike(listing.listingType, listingType);
  // Whatever else its owner changed since: a price that was looked at is no news.
  const seen = seenPrices.get(listing.id);
  const wasLookedAt =
    seen === undefined ? wasSeen(seenAt, listing.id, listing.updatedAt) : listing.price >= seen;
  if (isTold || !isCheaper || wasLookedAt) return [];
  const [words = ''] = changesSinceSaved(listing, before);
  const path = `/property-detail/${listing.id}`;
  return [{ key: listing.id, icon: 'heart', words, about: listing.title, path }];
}

/** One find of an alert leads to its home, several to their list. */
function matches(found: readonly Notification[]): Change[] {
  const [only, ...more] = found;
  if (only === undefined) return [];
  if (more.length === 0) return [changeOf(only, 'bell', 'New home for your alert')];
  const names = new Set(found.map(({ details }) => details.alertName ?? ''));
  return [
    {
      key: 'matches',
      icon: 'bell',
      words: `${countOf(found.length, 'new home')} for your alerts`,
      about: [...names].filter(Boolean).join(', '),
      path: '/customer-dashboard?tab=notifications',
    },
  ];
}
