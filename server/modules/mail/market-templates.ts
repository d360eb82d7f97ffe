import { BRAND } from '../../../src/domain/brand';
import type { InspectionStatus } from '../../../src/contract/inspection/inspection-options';
import type { AlertFrequency } from '../../../src/contract/search/alert-options';
import type { ListingType } from '../../../src/contract/listing/property-options';
import { countOf } from '../../../src/domain/format/count-of';
import { formatDate } from '../../../src/domain/format/format-date';
import { formatNaira } from '../../../src/domain/format/format-naira';
import { shownPhone } from '../../../src/domain/format/shown-phone';
import { offerOf } from '../../../src/domain/property/price/offers';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

/** Tells somebody that a message waits for them. */
export function messageMail(
  to: Recipient,
  message: { from: string; subject: string; url: string },
): Mail {
  return compose(to, {
    subject: subject`Somebody wrote to you on ${BRAND}`,
    lines: [line`${message.from} sent you a message: ${message.subject}`],
    link: { label: 'Read the message', url: message.url },
  });
}

/** Tells an agent that somebody wants to see a home. */
export function inspectionAskedMail(
  to: Recipient,
  asked: { from: string; title: string; date: string; time: string; phone: string; url: string },
): Mail {
  return compose(to, {
    subject: subject`A request for an inspection on ${BRAND}`,
    lines: [
      line`${asked.from} asks to see ${asked.title} on ${formatDate(asked.date)} at ${asked.time}. Contact: ${shownPhone(asked.phone)}`,
    ],
    link: { label: 'Answer the request', url: asked.url },
  });
}

/** Tells the other side that an inspection changed. */
export function inspectionChangedMail(
  to: Recipient,
  changed: {
    title: string;
    status: InspectionStatus;
    /** Why its home is not to be seen any more: 'is let'. */
    gone: string | null;
    /** It has another day or hour by now. */
    moved: boolean;
    /** Both sides had agreed on it before. */
    wasAgreed: boolean;
    date: string;
    time: string;
    /** When it was to be before it was moved: a day and an hour, or nothing. */
    before: { date: string; time: string } | null;
    notes: string;
    url: string;
  },
): Mail {
  const { title, before } = changed;
  const at = `${formatDate(changed.date)} at ${changed.time}`;
  const isMoved = changed.status === 'Rescheduled' && changed.moved;
  const isWords = changed.status === 'Rescheduled' && !changed.moved;
  const isCalledOff = changed.wasAgreed && changed.status === 'Declined';
  const state = isCalledOff ? 'called off' : changed.status.toLowerCase();
  return compose(to, {
    subject: isMoved
      ? subject`Your inspection on ${BRAND}: a new time`
      : isCalledOff
        ? subject`Your inspection on ${BRAND}: called off`
        : subject`Your inspection on ${BRAND}: ${changed.status}`,
    lines: [
      isMoved
        ? line`A new time is proposed for the inspection of ${title}: ${at}.`
        : isWords
          ? line`There are new words about the inspection of ${title} on ${at}.`
          : line`The inspection of ${title} on ${at} is ${state}.`,
      ...(isMoved && before !== null
        ? [line`It was to be on ${formatDate(before.date)} at ${before.time}.`]
        : []),
      ...(changed.gone === null ? [] : [line`The home ${changed.gone}.`]),
    ],
    quote: changed.notes,
    link: { label: 'See the inspection', url: changed.url },
  });
}

/** Passes a visitor's contact details on to the agent they asked for. */
export function contactMail(
  to: Recipient,
  contact: {
    name: string;
    email: string;
    phone: string;
    kind: 'chat' | 'call';
    message: string;
    title: string;
  },
): Mail {
  return compose(to, {
    subject: subject`A visitor of ${BRAND} asks about your listing`,
    lines: [
      line`A visitor who gives the name ${contact.name} would like ${contact.kind === 'call' ? 'a call' : 'an answer'} about ${contact.title}. Phone: ${shownPhone(contact.phone)}. E-mail: ${contact.email}.`,
      line`They have no account, and nobody has confirmed that this address is theirs. Your answer to this mail goes there.`,
    ],
    quote: contact.message,
    replyTo: contact.email,
  });
}

/** What a search alert found since its last digest. */
export function alertDigestMail(
  to: Recipient,
  digest: {
    name: string;
    frequency: AlertFrequency;
    homes: {
      id: string;
      title: string;
      address: string;
      price: number;
      listing_type: ListingType;
    }[];
    more: number;
    publicUrl: string;
    token: string;
  },
): Mail {
  const count = digest.homes.length + digest.more;
  const query = new URLSearchParams({ token: digest.token }).toString();
  return compose(to, {
    subject: subject`New homes for your alert on ${BRAND}: ${count}`,
    lines: [
      line`Your alert "${digest.name}" (${digest.frequency}) found ${countOf(count, 'new home')}.`,
      ...(digest.more > 0 ? [line`Here are the first ${digest.homes.length}.`] : []),
    ],
    items: digest.homes.map((home) => ({
      text: line`${home.title}, ${home.address}: ${`${formatNaira(home.price)} ${offerOf(home.listing_type).period}`.trim()}`,
      url: `${digest.publicUrl}/property-detail/${home.id}`,
    })),
    unsubscribe: {
      page: `${digest.publicUrl}/api/unsubscribe?${query}`,
      oneClick: `${digest.publicUrl}/api/unsubscribe?${query}`,
    },
  });
}
