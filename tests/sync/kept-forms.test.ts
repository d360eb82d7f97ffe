import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { savePreferences, saveProfile } from '../../src/db/repositories/account/account-commands';
import { saveAlert, updateAlert } from '../../src/db/repositories/alerts/alert-commands';
import { decideApplication } from '../../src/db/repositories/applications/application-commands';
import { sendContact } from '../../src/db/repositories/contacts/contact-commands';
import { dropForm, readForm, storeForm } from '../../src/db/repositories/forms/form-repository';
import {
  requestInspection,
  rescheduleInspection,
} from '../../src/db/repositories/inspections/inspection-commands';
import { closeListing } from '../../src/db/repositories/my-properties/listing-life-commands';
import { rewriteMessage, sendMessage } from '../../src/db/repositories/messages/message-commands';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { createKeptForm } from '../../src/platform/typing/kept-form';
import { clearAccount } from '../../src/sync/close-account';
import { madeListing } from '../support/made-listing';

const KEY = 'the-form';
let database: AppDatabase;

beforeEach(async () => {
  const id = randomUUID();
  database = new AppDatabase(id);
  await storeSession({
    token: 'token',
    user: {
      id,
      name: 'Ada',
      email: 'ada@example.com',
      phone: null,
      companyName: null,
      userType: 'seeker',
    },
  });
});
afterEach(() => database.delete());
afterAll(() => clearSession());

const keep = (value: object) => storeForm(KEY, () => value, database);
const kept = async () => (await readForm(KEY, database))?.value;

/** A form over the real table, open and with what was kept in it. */
function formOf<Fields extends object>(begun: Fields, never: (keyof Fields)[] = []) {
  const form = createKeptForm(begun, never, {
    read: () => readForm(KEY, database),
    store: (current) => storeForm(KEY, current, database),
    drop: () => dropForm(KEY, database),
  });
  form.open();
  return form;
}

describe('a form that is begun', () => {
  test('is there when it is opened again, with what differs from its beginning', async () => {
    const first = formOf({ subject: '', content: '', day: '2030-01-01' });
    first.change({ content: 'Is it still free?' });
    await first.flush();
    expect(await kept()).toEqual({ content: 'Is it still free?' });

    const again = formOf({ subject: '', content: '', day: '2030-02-02' });
    await again.flush();
    await expect
      .poll(() => again.state().fields)
      .toEqual({ subject: '', content: 'Is it still free?', day: '2030-02-02' });
  });

  test('is told to be from before only by a page that was opened since', async () => {
    const here = formOf({ content: '' });
    here.change({ content: 'typed here' });
    await here.flush();
    const again = formOf({ content: '' });
    await expect.poll(() => again.state().fields.content).toBe('typed here');
    expect(again.state().isFromBefore).toBe(false);

    await database.forms.put({ key: KEY, value: { content: 'older' }, updatedAt: 1 });
    const later = formOf({ content: '' });
    await expect.poll(() => later.state().fields.content).toBe('older');
    expect(later.state().isFromBefore).toBe(true);
  });

  test('what is typed before the database has answered stands, beside what was kept', async () => {
    await keep({ name: 'Ada', email: 'old@example.com' });
    const form = formOf({ name: '', email: '', phone: '' });
    form.change({ email: 'new@example.com' });
    await form.flush();
    expect(form.state().fields).toEqual({ name: 'Ada', email: 'new@example.com', phone: '' });
    expect(await kept()).toEqual({ name: 'Ada', email: 'new@example.com' });
  });

  test('keeps no password', async () => {
    const form = formOf({ email: '', password: '' }, ['password']);
    form.change({ email: 'ada@example.com', password: 'secret-1' });
    await form.flush();
    expect(await kept()).toEqual({ email: 'ada@example.com' });
  });

  test('that is emptied again is forgotten, and so is one begun anew', async () => {
    const form = formOf({ content: '' });
    form.change({ content: 'words' });
    await form.flush();
    form.change({ content: '' });
    await form.flush();
    expect(await database.forms.count()).toBe(0);

    form.change({ content: 'other words' });
    await form.flush();
    form.startAgain();
    await form.flush();
    expect(form.state()).toEqual({ fields: { content: '' }, isFromBefore: false });
    await expect.poll(kept).toBeUndefined();
    form.change({ content: 'third' });
    await form.flush();
    expect(await kept()).toEqual({ content: 'third' });
  });

  test('is on the disk before its command runs, and no late write brings it back', async () => {
    const form = formOf({ content: '' });
    form.change({ content: 'words' });
    const seen = await form.send(async () => {
      const before = await kept();
      await dropForm(KEY, database);
      // A key that comes while the command runs.
      form.change({ content: 'words!' });
      await form.flush();
      return before;
    });
    expect(seen).toEqual({ content: 'words' });
    form.change({ content: 'words!!' });
    await form.flush();
    expect(await kept()).toBeUndefined();
  });

  test('whose command fails is kept, with what was typed meanwhile', async () => {
    const form = formOf({ content: '' });
    form.change({ content: 'words' });
    const sending = form.send(async () => {
      form.change({ content: 'words!' });
      await form.flush();
      throw new Error('full');
    });
    await expect(sending).rejects.toThrow('full');
    await form.flush();
    expect(await kept()).toEqual({ content: 'words!' });
  });
});

const person = { id: randomUUID(), name: 'Agent' };
const home = madeListing();
const about = { recipient: person, propertyId: home.id, propertyTitle: 'A flat', subject: 'Hello' };
const wish = { requestDate: '2030-01-07', requestTime: '10:00', contactNumber: '08031234567' };
const settings = {
  name: 'Yaba',
  frequency: 'Daily' as const,
  includeSimilar: false,
  active: true,
};
const visitor = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
const message = { kind: 'chat' as const, message: 'words' };
const application = { id: randomUUID(), companyName: 'Homes Ltd' };

describe('the command of a form', () => {
  const commands: Record<string, { setUp?: () => Promise<unknown>; run: () => Promise<unknown> }> =
    {
      'message.send': {
        run: () => sendMessage({ ...about, content: 'words', form: KEY }, database),
      },
      'contact.send': {
        run: () => sendContact(visitor, home, { ...message, form: KEY }, database),
      },
      'inspection.request': {
        run: () => requestInspection(home, { ...wish, form: KEY }, database),
      },
      'profile.save': { run: () => saveProfile({ userName: 'Ada', form: KEY }, database) },
      'preferences.save': {
        run: () => savePreferences({ priceDropAlerts: false, form: KEY }, database),
      },
      'alert.save': {
        run: () => saveAlert({ ...settings, criteria: {}, form: KEY }, database),
      },
      'agent.reject': {
        run: () =>
          decideApplication(
            application as Parameters<typeof decideApplication>[0],
            { kind: 'reject', reason: 'words', form: KEY },
            database,
          ),
      },
      'inspection.reschedule': {
        setUp: async () => {
          await requestInspection(home, wish, database);
          await database.outbox.clear();
        },
        run: async () => {
          const [asked] = await database.inspections.toArray();
          await rescheduleInspection(asked?.id ?? '', { ...wish, notes: '', form: KEY }, database);
        },
      },
      'property.close': {
        setUp: () =>
          database.myProperties.put({
            id: home.id,
            content: { title: 'A flat', listingType: 'rent' },
            status: 'Active',
          } as Parameters<typeof database.myProperties.put>[0]),
        run: () => closeListing(home.id, { date: '2026-01-31', form: KEY }, database),
      },
    };

  test.each(Object.entries(commands))(
    '%s is queued and the form forgotten, both or neither',
    async (kind, { setUp, run }) => {
      await setUp?.();
      await keep({ content: 'words' });
      const refuse = () => {
        throw new Error('killed here');
      };
      database.outbox.hook('creating', refuse);
      await expect(run()).rejects.toThrow('killed here');
      expect(await kept()).toEqual({ content: 'words' });
      expect(await database.outbox.count()).toBe(0);

      database.outbox.hook('creating').unsubscribe(refuse);
      await run();
      expect(await kept()).toBeUndefined();
      expect((await database.outbox.toArray()).map((row) => row.kind)).toEqual([kind]);
    },
  );

  test('a search that is renamed, and a refused message with new words, forget theirs', async () => {
    const id = await saveAlert({ ...settings, criteria: {} }, database);
    const alert = await database.alerts.get(id);
    if (alert === undefined) throw new Error('The search is not here');
    await keep({ name: 'Ikeja' });
    await updateAlert(alert, { ...settings, name: 'Ikeja', form: KEY }, database);
    expect(await kept()).toBeUndefined();

    const letter = await sendMessage({ ...about, content: 'words' }, database);
    await database.outbox.where('entityId').equals(letter).modify({ state: 'rejected' });
    const row = await database.outbox.where('entityId').equals(letter).first();
    await keep({ content: 'better words' });
    await rewriteMessage(row?.id ?? '', { content: 'better words', form: KEY }, database);
    expect(await kept()).toBeUndefined();
  });

  test('what a visitor told of themselves goes with the first words that carry it', async () => {
    await storeForm('contact-info', () => visitor, database);
    await sendContact(visitor, home, message, database);
    expect(await database.forms.count()).toBe(0);
    expect((await database.preferences.get('contactInfo'))?.value).toEqual(visitor);
  });
});

describe('a logout', () => {
  test('keeps the forms begun for the same person, and throws them away when asked to', async () => {
    const { userId } = database;
    await keep({ content: 'words' });
    await clearAccount({ unsent: 'keep', onlyHere: 'keep' }, database);
    database = new AppDatabase(userId);
    expect(await kept()).toEqual({ content: 'words' });
    await clearAccount({ unsent: 'discard', onlyHere: 'remove' }, database);
    database = new AppDatabase(userId);
    expect(await kept()).toBeUndefined();
  });
});
