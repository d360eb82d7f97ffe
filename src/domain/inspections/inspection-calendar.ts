import type { Inspection } from '../../contract/inspection/inspection';
import { visitStart } from './times/visit-start';

/** Minutes a visit is entered for, where an agent does not say how long one takes. */
export const INSPECTION_MINUTES = 60;

function statusWord(status: Inspection['status']): string {
  switch (status) {
    case 'Confirmed':
    case 'Rescheduled':
      return 'CONFIRMED';
    case 'Declined':
    case 'Cancelled':
      return 'CANCELLED';
    // Or one of a later version: nothing is certain of it.
    case 'Pending':
    default:
      return 'TENTATIVE';
  }
}

/**
 * Who reads a calendar: the seeker, the agent, or a program that fetches the agent's by an address, which
 * others may come to know: it gets first names, and no phone numbers.
 */
type CalendarReader = 'seeker' | 'agent' | 'calendar program';

/**
 * Inspections as a calendar file (RFC 5545). Times are written in UTC, so that no calendar needs to know
 * a time zone.
 * @param minutes how long one viewing of the agent takes
 */
export function inspectionCalendar(
  inspections: Inspection[],
  now: Date,
  reader: CalendarReader = 'seeker',
  minutes: number = INSPECTION_MINUTES,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gida//Inspections//EN',
    ...inspections.flatMap((inspection) => event(inspection, now, reader, minutes)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function event(
  inspection: Inspection,
  now: Date,
  reader: CalendarReader,
  minutes: number,
): string[] {
  const start = visitStart(inspection.requestDate, inspection.requestTime);
  const end = new Date(start.getTime() + minutes * 60_000);
  const [who, number] = otherSide(inspection, reader);
  return [
    'BEGIN:VEVENT',
    `UID:${inspection.id}@gida`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(`Inspection: ${inspection.propertyTitle}`)}`,
    `LOCATION:${escaped(inspection.propertyAddress)}`,
    `DESCRIPTION:${escaped(`${who}${number ? `, ${number}` : ''}`)}`,
    `STATUS:${statusWord(inspection.status)}`,
    'END:VEVENT',
  ];
}

function otherSide(inspection: Inspection, reader: CalendarReader): [string, string | null] {
  const { requesterName, contactNumber, agent, agentContact } = inspection;
  if (reader === 'seeker') return [agent.name, agentContact];
  return reader === 'agent'
    ? [requesterName, contactNumber]
    : [requesterName.trim().split(/\s+/)[0] ?? '', ''];
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** A text as a value of a calendar: one line, in which a line break is two signs. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u2028\u2029]/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 octets of whole characters, each further one begun with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0;
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (octets + size > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
