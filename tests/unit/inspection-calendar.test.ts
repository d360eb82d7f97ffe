import { expect, test } from 'vitest';
import type { Inspection } from '../../src/contract/inspection/inspection';
import { inspectionCalendar } from '../../src/domain/inspections/inspection-calendar';

const NOW = new Date('2026-06-30T23:30:00.000Z');

const INSPECTION: Inspection = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 1,
  propertyId: '00000000-0000-4000-8000-000000000002',
  propertyTitle: 'Flat; with, a garden',
  propertyAddress: '12 Admiralty Way',
  property: { title: 'Flat; with, a garden' },
  requester: { id: '00000000-0000-4000-8000-000000000003', name: 'Ngozi' },
  requesterId: '00000000-0000-4000-8000-000000000003',
  requesterName: 'Ngozi',
  agent: { id: '00000000-0000-4000-8000-000000000004', name: 'Harmattan Homes' },
  agentContact: '+2348031234567',
  requestDate: '2026-07-04',
  requestTime: '10:00',
  previousDate: null,
  previousTime: null,
  status: 'Confirmed',
  contactNumber: '+2348037654321',
  notes: '',
  createdAt: '2026-06-30T23:30:00.000Z',
  updatedAt: '2026-06-30T23:30:00.000Z',
};

/**
 * The lines of a calendar file as a strict reader takes them (RFC 5545, 3.1): each is at most 75
 * octets of whole characters and ends in CRLF; a line that begins with a space goes on the one before.
 */
function unfolded(file: string): string[] {
  const octets = new TextEncoder().encode(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  const strays: number[] = [];
  let from = 0;
  for (let at = 0; at < octets.length; at++) {
    const isEnd = octets[at] === 13 && octets[at + 1] === 10;
    if (!isEnd) {
      const octet = octets[at] ?? 0;
      if (octet < 32 || octet === 127) strays.push(octet);
      continue;
    }
    expect(at - from).toBeLessThanOrEqual(75);
    const line = decoder.decode(octets.subarray(from, at));
    if (line.startsWith(' ')) lines.push((lines.pop() ?? '') + line.slice(1));
    else lines.push(line);
    from = at + 2;
    at++;
  }
  expect(strays).toEqual([]);
  expect(from).toBe(octets.length);
  return lines;
}

test('an inspection in a calendar has the hour of Lagos', () => {
  expect(unfolded(inspectionCalendar([INSPECTION], NOW))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gida//Inspections//EN',
    'BEGIN:VEVENT',
    'UID:00000000-0000-4000-8000-000000000001@gida',
    'DTSTAMP:20260630T233000Z',
    'DTSTART:20260704T090000Z',
    'DTEND:20260704T100000Z',
    'SUMMARY:Inspection: Flat\\; with\\, a garden',
    'LOCATION:12 Admiralty Way',
    'DESCRIPTION:Harmattan Homes\\, +2348031234567',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('no line of a calendar file is longer than 75 octets, and none ends within a character', () => {
  // Each length moves the border through characters of one, two, three and four octets.
  for (let length = 0; length < 80; length++) {
    const title = `${'a'.repeat(length)}😀éị₦${'🏡'.repeat(40)}é${'₦'.repeat(60)}`;
    const lines = unfolded(inspectionCalendar([{ ...INSPECTION, propertyTitle: title }], NOW));
    expect(lines).toContain(`SUMMARY:Inspection: ${title}`);
  }
});

test('a line is filled before the next one begins', () => {
  const file = inspectionCalendar([{ ...INSPECTION, propertyAddress: 'b'.repeat(140) }], NOW);
  expect(file.split('\r\n').slice(9, 12)).toEqual([
    `LOCATION:${'b'.repeat(66)}`,
    ` ${'b'.repeat(74)}`,
    'DESCRIPTION:Harmattan Homes\\, +2348031234567',
  ]);
});

test('what ends a line in a title stays within its text, and other control characters are left out', () => {
  const propertyTitle = 'A\r\nB\rC\nD\u2028E\u2029F\u000bG\\n;\u0000H\u0007\u001b\u007f\u0085\tI';
  const lines = unfolded(
    inspectionCalendar([{ ...INSPECTION, propertyTitle, propertyAddress: 'x\rEND:VEVENT' }], NOW),
  );
  expect(lines).toContain('SUMMARY:Inspection: A\\nB\\nC\\nD\\nE\\nF\\nG\\\\n\\;H I');
  expect(lines).toContain('LOCATION:x\\nEND:VEVENT');
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});
