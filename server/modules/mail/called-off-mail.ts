import { BRAND } from '../../../src/domain/brand';
import { formatDate } from '../../../src/domain/format/format-date';
import { compose } from './compose';
import type { Recipient } from './greeting';
import { line } from './line';
import type { Mail } from './repository';
import { subject } from './subject';

/** Why nobody comes, without a word about the other side that could do them wrong. */
const WHY = {
  unreachable: line`The other side cannot be reached through ${BRAND} at the moment.`,
  closed: line`The account of the other side is closed.`,
};

/**
 * Tells one side of a visit ahead that it does not take place, where the other side cannot say so. The home
 * has no name once it is erased with its owner.
 */
export function calledOffMail(
  to: Recipient,
  visit: { propertyTitle: string | null; requestDate: string; requestTime: string },
  why: keyof typeof WHY,
  url: string | null = null,
): Mail {
  const at = `${formatDate(visit.requestDate)} at ${visit.requestTime}`;
  return compose(to, {
    subject: subject`Your inspection on ${BRAND}: called off`,
    lines: [
      visit.propertyTitle === null
        ? line`Your inspection on ${at} is called off by ${BRAND}.`
        : line`The inspection of ${visit.propertyTitle} on ${at} is called off by ${BRAND}.`,
      WHY[why],
      line`Please do not go there.`,
    ],
    ...(url === null ? {} : { link: { label: 'See the inspection', url } }),
  });
}
