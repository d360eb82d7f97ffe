import type { PushAnswer } from '../../contract/feed/push';
import type { PlanUse } from '../../contract/plan/plan-usage';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { formatDate } from '../format/format-date';
import { awaitsAnswer } from '../inspections/awaits-answer';
import { slotClashes } from '../inspections/times/slot-clashes';
import { waysToAnswer } from '../messages/ways-to-answer';
import { PLAN_ADDRESS } from '../navigation/plan-address';
import { limitCounter } from '../plans/limit-counter';
import { limitMark, nearLimits } from './near-limits';
import type { Named, Waiting } from './waiting';

/** What one tap does: goes somewhere, opens a conversation, or gives the answer itself. */
export type TodayTap =
  | { does: 'go'; to: string; seen?: string }
  | { does: 'talk'; key: string }
  | { does: 'say-available'; answer: PushAnswer }
  | { does: 'answer-visitor'; id: string; name: string; href: string }
  | { does: 'confirm-visit'; id: string; propertyTitle: string }
  | { does: 'confirm-listings'; ids: string[] }
  | { does: 'publish-listings'; ids: string[] };

/** One thing that needs an answer: two lines, and a button with its short word and its full name. */
export type TodayThing = {
  key: string;
  text: string;
  detail: string;
  label: string;
  name: string;
  tap: TodayTap;
};

export type Today = {
  /** All of it in one line, '' where nothing needs an answer. */
  summary: string;
  things: TodayThing[];
};

/** Of one kind, up to so many stand alone; more are one row. */
const MOST_ALONE = 3;
/** Of many, so many are named. */
const MOST_NAMED = 3;

/**
 * What needs an agent's answer now, the most urgent first: what did not reach the server, people who
 * wait (visits by their time, then words), listings that will leave the search, limits.
 */
export function todayThings(waiting: Waiting, agentId: string, now: Date): Today {
  const { refused, talks, visitors, unconfirmed, hidden, withoutRoom } = waiting;
  const visits = waiting.inspections
    .filter((one) => awaitsAnswer(one, agentId, now))
    .toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
  const limits = nearLimits(waiting.limits, waiting.seenLimits, now);
  // A conversation that was read and not answered is still one.
  const messages = talks.reduce((sum, { unread }) => sum + Math.max(unread, 1), 0);
  const reached = limits.filter(({ used, allowed }) => allowed !== null && used >= allowed).length;
  const near = limits.length - reached;
  const parts: [number, string][] = [
    [refused.length, `${formatCount(refused.length)} not sent`],
    [visits.length, `${countOf(visits.length, 'visit')} to confirm`],
    [messages, countOf(messages, 'message')],
    [visitors.length, `${visitors.length} left their number`],
    [unconfirmed.length, `${countOf(unconfirmed.length, 'listing')} to confirm`],
    [hidden.length, countOf(hidden.length, 'hidden listing')],
    [withoutRoom.length, `${countOf(withoutRoom.length, 'listing')} without room`],
    [reached, countOf(reached, 'limit reached', 'limits reached')],
    [near, countOf(near, 'limit near', 'limits near')],
  ];
  return {
    summary: parts.flatMap(([count, words]) => (count > 0 ? [words] : [])).join(', '),
    things: [
      ...refusedThings(refused),
      ...visitThings(visits, waiting),
      ...talkThings(talks),
      ...visitorThings(visitors),
      ...unconfirmedThings(unconfirmed),
      ...hiddenThings(hidden),
      ...withoutRoomThings(withoutRoom),
      ...limits.map((use) => limitThing(use, now)),
    ],
  };
}

type Visit = Waiting['inspections'][number];

const momentOf = ({ requestDate, requestTime }: Visit) => `${requestDate} ${requestTime}`;
const when = ({ requestDate, requestTime }: Visit) => `${formatDate(requestDate)}, ${requestTime}`;
/** The first by name and how many more there are: a second line is read out whole. */
const named = (names: readonly string[]) =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).join(', ')} and ${formatCount(names.length - MOST_NAMED)} more`
    : names.join(', ');
const titles = (listings: readonly Named[]) => named(listings.map(({ title }) => title));
const ids = (listings: readonly Named[]) => listings.map(({ id }) => id);

function refusedThings(refused: readonly string[]): TodayThing[] {
  if (refused.length === 0) return [];
  return [
    {
      key: 'refused',
      text: `${formatCount(refused.length)} not sent`,
      detail: named(refused),
      label: 'See Outbox',
      name: 'See Outbox',
      tap: { does: 'go', to: '/outbox' },
    },
  ];
}

function visitThings(
  visits: readonly Visit[],
  { inspections, viewingMinutes }: Waiting,
): TodayThing[] {
  const [next] = visits;
  if (next === undefined) return [];
  if (visits.length > MOST_ALONE)
    return [
      {
        key: 'visits',
        text: `${visits.length} visits to confirm`,
        detail: `The next: ${when(next)}, ${next.requesterName}`,
        label: 'See all',
        name: `See all ${visits.length} visits to confirm`,
        tap: { does: 'go', to: '/dashboard/inspections' },
      },
    ];
  const clashes = slotClashes(inspections, viewingMinutes);
  return visits.map((visit) => {
    const { id, requesterName, propertyTitle } = visit;
    const other = clashes.get(id)?.[0];
    // The hour first: the end of the line is cut on a phone, and a yes is given by it.
    const day = formatDate(visit.requestDate);
    const one = { key: `visit ${id}`, text: `Visit ${visit.requestTime}, ${day}` };
    // A yes to two visits at once is no answer for one tap.
    if (other !== undefined)
      return {
        ...one,
        text: `${one.text}, clashes`,
        detail: `${requesterName}, ${propertyTitle}. At ${other.requestTime}: ${other.propertyTitle}`,
        label: 'See',
        name: `See the visit of ${requesterName}`,
        tap: { does: 'go', to: '/dashboard/inspections' },
      };
    return {
      ...one,
      detail: `${requesterName}, ${propertyTitle}`,
      label: 'Confirm',
      name: `Confirm the visit of ${requesterName}`,
      tap: { does: 'confirm-visit', id, propertyTitle },
    };
  });
}

function talkThings(talks: Waiting['talks']): TodayThing[] {
  if (talks.length > MOST_ALONE)
    return [
      {
        key: 'talks',
        text: `${talks.length} people wrote`,
        detail: talks.map(({ name }) => name).join(', '),
        label: 'See all',
        name: 'See all messages',
        tap: { does: 'go', to: '/dashboard/messages' },
      },
    ];
  return talks.map(({ key, name, words, unread, available }) => {
    const one = { key: `talk ${key}`, text: wroteText(name, unread), detail: words };
    return available === null
      ? { ...one, label: 'Reply', name: `Reply to ${name}`, tap: { does: 'talk', key } }
      : {
          ...one,
          label: 'It is',
          name: `Tell ${name} that it is still available`,
          tap: { does: 'say-available', answer: available },
        };
  });
}

function wroteText(name: string, unread: number): string {
  if (unread === 0) return `${name} waits for an answer`;
  return unread === 1 ? `${name} wrote` : `${name} wrote ${unread} times`;
}

function visitorThings(visitors: Waiting['visitors']): TodayThing[] {
  if (visitors.length > MOST_ALONE)
    return [
      {
        key: 'visitors',
        text: `${visitors.length} left their number`,
        detail: visitors.map(({ name }) => name).join(', '),
        label: 'See all',
        name: `See all ${visitors.length} who left their number`,
        tap: { does: 'go', to: '/dashboard/messages' },
      },
    ];
  return visitors.map((visitor) => {
    const { id, name, kind, message, propertyTitle } = visitor;
    const [way] = waysToAnswer(visitor);
    return {
      key: `visitor ${id}`,
      text: kind === 'call' ? `${name} asks for a call` : `${name} wrote`,
      detail: message === '' ? propertyTitle : message,
      label: way.label,
      name: `${way.label} ${name}`,
      tap: { does: 'answer-visitor', id, name, href: way.href },
    };
  });
}

function unconfirmedThings(listings: readonly Named[]): TodayThing[] {
  const count = listings.length;
  if (count === 0) return [];
  const several = count > 1;
  return [
    {
      key: 'unconfirmed',
      text: several ? `${formatCount(count)} listings still available?` : 'Still available?',
      detail: titles(listings),
      label: several ? 'Confirm all' : 'Confirm',
      name: several
        ? `Confirm all ${formatCount(count)} listings: still available`
        : `Confirm ${titles(listings)}: still available`,
      tap: { does: 'confirm-listings', ids: ids(listings) },
    },
  ];
}

function hiddenThings(listings: readonly Named[]): TodayThing[] {
  const count = listings.length;
  if (count === 0) return [];
  return [
    {
      key: 'hidden',
      text: count > 1 ? `${formatCount(count)} hidden from search` : 'Hidden from search',
      detail: titles(listings),
      label: count > 1 ? 'Publish all' : 'Publish',
      name:
        count > 1 ? `Publish all ${formatCount(count)} listings` : `Publish ${titles(listings)}`,
      tap: { does: 'publish-listings', ids: ids(listings) },
    },
  ];
}

function withoutRoomThings(listings: readonly Named[]): TodayThing[] {
  const count = listings.length;
  if (count === 0) return [];
  return [
    {
      key: 'without room',
      // The word that explains it first: the end of the line is cut on a phone.
      text: `No room in plan: ${countOf(count, 'waits', 'wait')}`,
      detail: titles(listings),
      label: 'Plan',
      name: `Plan and limits: ${countOf(count, 'listing waits', 'listings wait')}`,
      tap: { does: 'go', to: PLAN_ADDRESS },
    },
  ];
}

function limitThing(use: PlanUse, now: Date): TodayThing {
  const { text, liftedBy } = limitCounter(use, now);
  return {
    key: `limit ${use.limit}`,
    text,
    detail:
      use.renewsAt !== null
        ? `Begins anew on ${formatDate(use.renewsAt)}`
        : liftedBy === null
          ? 'Little is left of your plan'
          : `The ${liftedBy} plan allows more`,
    label: 'Plan',
    name: `Plan and limits: ${text}`,
    tap: { does: 'go', to: PLAN_ADDRESS, seen: limitMark(use) },
  };
}
