import type { Inspection } from '../../contract/inspection';

/** Minutes a visit is entered for. */
const LENGTH_MINUTES = 60;

/**
 * An inspection as a calendar file (RFC 5545). The time is that of Lagos, which is an hour ahead of
 * UTC all year, written in UTC so that no calendar needs to know a time zone.
 */
export function inspectionCalendar(inspection: Inspection, now: Date): string {
  const start = new Date(`${inspection.requestDate}T${inspection.requestTime}:00+01:00`);
  const end = new Date(start.getTime() + LENGTH_MINUTES * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gida//Inspections//EN',
    'BEGIN:VEVENT',
    `UID:${inspection.id}@gida`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(`Inspection: ${inspection.propertyTitle}`)}`,
    `LOCATION:${escaped(inspection.propertyAddress)}`,
    `DESCRIPTION:${escaped(`${inspection.agent.name}${inspection.agentContact ? `, ${inspection.agentContact}` : ''}`)}`,
    `STATUS:${inspection.status === 'Pending' ? 'TENTATIVE' : inspection.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .flatMap(folded)
    .join('\r\n');
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 74 characters, each further one begun with a space. */
function folded(line: string): string[] {
  const parts = Array.from({ length: Math.ceil(line.length / 74) || 1 }, (_, at) =>
    line.slice(at * 74, (at + 1) * 74),
  );
  return parts.map((part, at) => (at === 0 ? part : ` ${part}`));
}
