import type { Message } from '../../contract/feed/message';
import type { Notification } from '../../contract/feed/notification';
import type { Listing } from '../../contract/listing/property';
import type { ToldStatus } from '../../contract/listing/property-options';
import type { SearchAlert } from '../../contract/search/search-alert';
import { countOf } from '../format/count-of';
import { formatNaira } from '../format/format-naira';
import { slotWords } from '../inspections/times/slot-words';
import { notificationPath } from '../notifications/notification-path';
import { changesSinceSaved } from '../saved/changes-since-saved';
import { resultsPath } from '../search/alert-criteria';

/** What a phone knows of a person's things that may have changed. */
export type Known = {
  messages: readonly (Pick<Message, 'propertyId' | 'propertyTitle' | 'sender' | 'readStatus'> & {
    sentByMe: boolean;
  })[];
  notifications: readonly Notification[];
  saved: readonly {
    withdrawn: boolean;
    listing: Listing | null;
    before?: { price: number; status: ToldStatus };
  }[];
  /** Saved searches, each with how many homes are new since it was looked at. */
  searches: readonly { alert: Pick<SearchAlert, 'id' | 'name' | 'criteria'>; fresh: number }[];
  /** When each home was opened here last, in milliseconds, by its id. */
  seenAt: ReadonlyMap<string, number>;
};

/** One thing that changed: in words, what it is about, and where it is looked at. */
export type Change = {
  key: string;
  icon: 'message' | 'clock' | 'heart' | 'bell' | 'search';
  words: string;
  about: string;
  path: string;
};

/** News of visits, before their day; the first stands for a yes and for another time alike. */
const VISITS: Partial<Record<Notification['type'], string>> = {
  INSPECTION_CONFIRMED: 'Your visit',
  INSPECTION_DECLINED: 'Declined',
  INSPECTION_ASKED: 'A visit is asked for',
  INSPECTION_CANCELLED: 'Visit called off',
};

/** What changed since a person looked, what somebody waits for first (HOME-7). @param now by which a day is 'Tomorrow' */
export function changes(known: Known, now: Date): Change[] {
  const { saved, seenAt } = known;
  const unread = known.notifications.filter(
    ({ read, propertyId, createdAt }) => !read && !wasSeen(seenAt, propertyId, createdAt),
  );
  const told = unread.filter(isPriceDrop);
  return [
    ...answers(known.messages),
    ...unread.flatMap((one) => {
      const words = VISITS[one.type];
      return words === undefined ? [] : [changeOf(one, 'clock', `${words}: ${dayWords(one, now)}`)];
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
  return { key: id, icon, words, about, path: notificationPath(notification) };
}

/** One message by who wrote it; several by their number. */
function answers(messages: Known['messages']): Change[] {
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
        ? notificationPath({ type: 'NEW_MESSAGE', propertyId: first.propertyId })
        : '/customer-dashboard?tab=messages',
    },
  ];
}

function priceDrop(
  { listing, before, withdrawn }: Known['saved'][number],
  { seenAt }: Known,
  told: readonly Notification[],
): Change[] {
  if (listing === null || before === undefined || withdrawn || listing.status !== 'Active')
    return [];
  const isTold = told.some(({ propertyId }) => propertyId === listing.id);
  if (isTold || listing.price >= before.price || wasSeen(seenAt, listing.id, listing.updatedAt))
    return [];
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
