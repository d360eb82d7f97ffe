import { beforeEach, expect, test } from 'vitest';
import {
  dropBusyCalendar,
  readDueCalendars,
  saveBusyCalendar,
} from '../../server/modules/inspections/busy-calendar';
import { OutsideError } from '../../server/plugins/fetch-outside';
import { dayInNigeria } from '../../src/domain/format/day-in-nigeria';
import { addDays } from '../../src/domain/inspections/times/week-of';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

let agent: TestAccount;
const t = sharedApp();
beforeEach(async () => {
  agent = await t.account('agent');
});

const ADDRESS = 'https://calendar.example/private-quumba/basic.ics';
const day = addDays(dayInNigeria(new Date()), 2);
const calendar =
  (...lines: string[]) =>
  async () =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'SUMMARY:Dentist',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
const at = (time: string) => `DTSTART:${day.replaceAll('-', '')}T${time}00`;
const url = '/api/inspections/busy-calendar';
const told = () => t.call(`GET ${url}`, { as: agent });
const give = (address: string) => request(`PUT ${url}`, { as: agent, payload: { url: address } });
const free = async () => (await t.call(`GET /api/agents/${agent.id}/free-times`)).days;
const offers = () =>
  t.call('PUT /api/inspections/offered-times', {
    as: agent,
    payload: { days: { [day]: [{ from: '09:00', to: '12:00' }] } },
  });
const later = () =>
  t.database.query(
    `UPDATE busy_calendars SET tried_at = now() - interval '61 minutes' WHERE agent_id = $1`,
    [agent.id],
  );

test('[SLOT-4] busy times of the agent’s calendar are not offered, and of its words nothing is kept', async () => {
  await offers();
  await saveBusyCalendar(t.database, agent.id, ADDRESS, calendar(at('1000'), 'DURATION:PT1H'));
  expect(await free()).toEqual([{ date: day, times: ['09:00', '11:00'] }]);
  const kept = await t.database.query('SELECT * FROM busy_calendars WHERE agent_id = $1', [
    agent.id,
  ]);
  expect(JSON.stringify(kept)).not.toContain('Dentist');
  await dropBusyCalendar(t.database, agent.id);
  expect(await free()).toEqual([{ date: day, times: ['09:00', '10:00', '11:00'] }]);
});

test('[SLOT-4] the address is not told again, nor by the copy of the account', async () => {
  await saveBusyCalendar(t.database, agent.id, ADDRESS, calendar(at('1000'), 'RRULE:FREQ=YEARLY'));
  const answer = await told();
  expect(answer.calendar).toMatchObject({
    address: 'calendar.example/….ics',
    unreadRepeats: 1,
    unread: 0,
    failure: null,
  });
  const copy = await t.send('GET /api/account/export', { as: agent });
  expect(copy.json().data.busyCalendars).toMatchObject([{ host: 'calendar.example' }]);
  expect(copy.body).not.toContain('quumba');
  await t.call(`DELETE ${url}`, { as: agent });
  expect(await told()).toEqual({ calendar: null });
});

test('[SLOT-4] it is read anew once an hour; what was known stays where that fails', async () => {
  await offers();
  await saveBusyCalendar(t.database, agent.id, ADDRESS, calendar(at('1000'), 'DURATION:PT1H'));
  await readDueCalendars(t.database, calendar(at('0900'), 'DURATION:PT1H'));
  expect((await free())[0]?.times).toEqual(['09:00', '11:00']);
  await later();
  await readDueCalendars(t.database, async () => {
    throw new OutsideError('does not answer');
  });
  expect((await told()).calendar?.failure).toBe('The address does not answer.');
  expect((await free())[0]?.times).toEqual(['09:00', '11:00']);
  await later();
  await readDueCalendars(t.database, calendar(at('0900'), 'DURATION:PT1H'));
  expect((await told()).calendar?.failure).toBeNull();
  expect((await free())[0]?.times).toEqual(['10:00', '11:00']);
});

test.each([
  ['http://calendar.example/a.ics', 'Please give an address that begins with https://'],
  ['no address', 'Please give an address that begins with https://'],
  ['https://agent:word@calendar.example/a.ics', 'Please give an address that begins with https://'],
  ['https://calendar.example:8443/a.ics', 'The address is not one of https at its usual port.'],
  ['https://127.0.0.1/a.ics', 'The address is not on the public internet.'],
  ['https://2130706433/a.ics', 'The address is not on the public internet.'],
  ['https://localhost/a.ics', 'The address is not on the public internet.'],
  ['https://169.254.169.254/a.ics', 'The address is not on the public internet.'],
  ['https://[::1]/a.ics', 'The address is not on the public internet.'],
  ['https://[::ffff:10.0.0.1]/a.ics', 'The address is not on the public internet.'],
])('[SLOT-4] %s is refused in words, and nothing is kept', async (address, words) => {
  const { message } = await t.refused(422, give(address));
  expect(message).toBe(words);
  expect(await told()).toEqual({ calendar: null });
});
