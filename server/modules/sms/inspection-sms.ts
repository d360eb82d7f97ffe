import type { Inspection } from '../../../src/contract/inspection/inspection';
import { BRAND } from '../../../src/domain/brand';
import { formatDate } from '../../../src/domain/format/format-date';
import { gsmText, SMS_LENGTH } from './gsm-text';

/** Most of a person's or a company's name, in characters. */
const NAME_LENGTH = 30;

/** Tells the seeker that their visit is confirmed, or when it is now. */
export function inspectionConfirmedSms(inspection: Inspection): string {
  const isMoved = inspection.status === 'Rescheduled';
  return isMoved
    ? sentence(inspection.agent.name, 'moved your inspection of', inspection, 'to')
    : sentence(inspection.agent.name, 'confirmed your inspection of', inspection, 'on');
}

/** Tells one side that the other called an agreed visit off, or either that we did. */
export function inspectionCalledOffSms(
  inspection: Inspection,
  to: 'owner' | 'requester' | 'either',
): string {
  const who = {
    owner: inspection.requesterName,
    requester: inspection.agent.name,
    either: 'We',
  }[to];
  return sentence(who, 'called off the inspection of', inspection, 'on');
}

/** Who did what to which visit; the listing's title is cut to the room that the rest leaves. */
function sentence(who: string, did: string, inspection: Inspection, preposition: string): string {
  const { propertyTitle, requestDate, requestTime } = inspection;
  const start = `${BRAND}: ${cut(plainWords(who), NAME_LENGTH)} ${did} `;
  const end = ` ${preposition} ${formatDate(requestDate)} at ${requestTime}.`;
  return start + cut(plainWords(propertyTitle), SMS_LENGTH - start.length - end.length) + end;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 3).trimEnd()}...`;
}

/** An amount such as N2.5m, whose dot makes no address of it. */
const AMOUNT = /^\D?\d[\d,]*\.\d+\p{L}?[,;)]*$/u;

/** People's own words in GSM-7, with no address in them that a phone would make a link of. */
function plainWords(text: string): string {
  return gsmText(text)
    .split(' ')
    .map((word) => (AMOUNT.test(word) ? word : word.replace(/[.:/@]+(?=[^.:/@])/g, ' ')))
    .join(' ')
    .trim();
}
