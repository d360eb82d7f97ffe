import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '../../src/db/outbox-row';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { reportReach } from '../../src/platform/network/connectivity';
import { handedOutFiles } from '../support/handed-out-files';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (name: string) => screen.findByRole('article', { name });
/** A card with its row in view: what needs no decision is closed at first. */
async function openCard(name: string, person: UserEvent) {
  const shown = await card(name);
  await person.click(within(shown).getByRole('button', { name: `Details: ${name}` }));
  return shown;
}
const refusal = (message: string, code: 'invalid' | 'unreadable' | 'unfit' = 'invalid') => ({
  state: 'rejected' as const,
  attempts: 1,
  lastError: { code, status: 422, message, at: 1 },
});
const HOME = 'Save property: Flat by the lagoon';

/** A seeker's phone with one saved home that waits as it is said. */
async function waiting(change: Partial<StoredRow> = {}) {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await saveListing(madeListing({ title: 'Flat by the lagoon' }), phone);
  await phone.outbox.toCollection().modify(change);
  return { as, phone };
}

describe('[SYNC-3] where an item stands', () => {
  test.each([
    ['waiting', {}, 'Saved on this device'],
    ['sending', { state: 'sending' }, 'Sending'],
    ['held for a login', { state: 'paused' }, 'Saved on this device: log in to send'],
    ['refused', refusal('Property not found'), 'Refused: Property not found'],
    ['changed elsewhere', { state: 'conflict' }, 'Changed elsewhere: choose in the outbox'],
    ['of another build', refusal('', 'unreadable'), 'This version of the app cannot send this'],
    [
      'answered in words of another build',
      refusal('', 'unfit'),
      'May have arrived: update the app to read the answer',
    ],
  ] as const)('%s', async (_, change, words) => {
    const { as } = await waiting(change);
    await renderScreen('/saved-properties', { as });
    const home = within(await card('Flat by the lagoon'));
    expect(await home.findByText(words)).toBeTruthy();
    expect(home.queryByText('Saved in your account')).toBeNull();
  });

  test('tried while nothing answers, waits', async () => {
    const { as } = await waiting({ state: 'sending' });
    reportReach(false);
    await renderScreen('/outbox', { as });
    expect(await screen.findByText(/waiting for a connection/i)).toBeTruthy();
    await renderScreen('/saved-properties', { as });
    const home = within(await card('Flat by the lagoon'));
    expect(await home.findByText('Saved on this device')).toBeTruthy();
  });

  test('written after the session has ended, waits for a log-in and not for a network', async () => {
    const { as } = await waiting();
    await renderScreen('/saved-properties', { as, expired: true });
    const home = within(await card('Flat by the lagoon'));
    expect(await home.findByText('Saved on this device: log in to send')).toBeTruthy();
    expect(home.queryByText('Saved on this device')).toBeNull();
  });

  test('sent, once the server has said so', async () => {
    const { as, phone } = await waiting();
    await renderScreen('/saved-properties', { as });
    const home = within(await card('Flat by the lagoon'));
    await home.findByText('Saved on this device');
    await phone.transaction('rw', phone.outbox, phone.savedProperties, async () => {
      await phone.outbox.clear();
      await phone.savedProperties.toCollection().modify({ onServer: true });
    });
    expect(await home.findByText('Saved in your account')).toBeTruthy();
  });
});

describe('the outbox', () => {
  test('of a visitor leads to the login', async () => {
    await renderScreen('/outbox');
    expect(await screen.findByRole('heading', { name: 'You are not logged in' })).toBeTruthy();
    const login = within(screen.getByRole('main')).getByRole('link', { name: 'Log In' });
    expect(login.getAttribute('href')).toBe('/login?next=/outbox');
  });

  test('with nothing in it says so', async () => {
    await renderScreen('/outbox', { as: madePerson('seeker') });
    expect(await screen.findByRole('heading', { name: 'Nothing waits to be sent' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(screen.getByLabelText('Import a file')).toBeTruthy();
  });

  test('[SYNC-1] tells what waits, its age, its size and how often it was tried', async () => {
    const { as } = await waiting({ attempts: 2, lastError: null, createdAt: Date.now() - 60_000 });
    const { person } = await renderScreen('/outbox', { as });
    expect(await screen.findByRole('heading', { name: '1 waiting to be sent' })).toBeTruthy();
    expect((await card(HOME)).textContent).not.toContain('tried');
    const row = await openCard(HOME, person);
    expect(row.textContent).toMatch(/· \d+ B · tried 2 times/);
    expect(within(row).getByText('Saved on this device')).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 to send' })).toBeTruthy();
    expect(screen.getByRole('listitem', { name: '' }).getAttribute('aria-setsize')).toBe('1');
  });

  test('[SYNC-3] says what a row that waits met last, and tries it again when asked to', async () => {
    const lastError = { code: 'network' as const, status: null, message: 'Not reached', at: 1 };
    const { as, phone } = await waiting({ attempts: 1, lastError, nextAttemptAt: 9e15 });
    const { person } = await renderScreen('/outbox', { as });
    const row = within(await openCard(HOME, person));
    expect(row.getByText('Not reached')).toBeTruthy();
    await person.click(row.getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(await phone.outbox.toArray()).toMatchObject([{ nextAttemptAt: 0 }]),
    );
  });

  test('[SYNC-3] to send now where no server answers says so', async () => {
    const { as } = await waiting({ attempts: 1, lastError: null, nextAttemptAt: 9e15 });
    const { person } = await renderScreen('/outbox', { as });
    reportReach(false);
    await person.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(
      await screen.findByText(
        'The server does not answer now. What needs no word from you goes out by itself once it does.',
      ),
    ).toBeTruthy();
    reportReach(true);
    await waitFor(() => expect(screen.queryByText(/^The server does not answer/)).toBeNull());
  });

  test('[SYNC-3] what waits for a decision is told in the header before all else', async () => {
    const { as, phone } = await waiting(refusal('Property not found'));
    await renderScreen('/outbox', { as });
    expect(await screen.findByRole('link', { name: '1 needs you' })).toBeTruthy();
    // To send it now would do nothing.
    expect(await screen.findByRole('heading', { name: '1 thing needs you' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    await phone.outbox.toCollection().modify({ state: 'pending' });
    expect(await screen.findByRole('link', { name: '1 to send' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '1 waiting to be sent' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
  });

  test('[SYNC-3] gives up what is refused, after a question that says what it means', async () => {
    const { as, phone } = await waiting(refusal('Property not found'));
    const { person } = await renderScreen('/outbox', { as });
    await person.click(within(await card(HOME)).getByRole('button', { name: 'Discard' }));
    const question = within(screen.getByRole('dialog', { name: 'Discard' }));
    expect(question.getByText(`Give up '${HOME}'? The server did not take it.`)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Keep' }));
    expect(await phone.outbox.count()).toBe(1);
    await person.click(within(await card(HOME)).getByRole('button', { name: 'Discard' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing waits to be sent')).toBeTruthy();
    expect(await phone.savedProperties.count()).toBe(0);
  });

  test('offers an update and an export for what this version cannot send, and no Retry', async () => {
    const { as } = await waiting(refusal('', 'unreadable'));
    await renderScreen('/outbox', { as });
    const row = within(await card(HOME));
    for (const name of ['Update', 'Export', 'Discard'])
      expect(row.getByRole('button', { name })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('does not offer to give up what is being sent', async () => {
    const { as } = await waiting({ state: 'sending' });
    const { person } = await renderScreen('/outbox', { as });
    const row = within(await openCard(HOME, person));
    expect(row.getAllByText('Sending')).toHaveLength(2);
    expect(row.queryByRole('button', { name: 'Discard' })).toBeNull();
    expect(row.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test('opens a refused message with the complaint beside its words', async () => {
    const as = madePerson('seeker');
    const phone = phoneOf(as);
    await storeSession({ token: 'token', user: as });
    await sendMessage(
      {
        recipient: { id: crypto.randomUUID(), name: 'Harmattan Homes' },
        propertyId: crypto.randomUUID(),
        propertyTitle: 'A flat',
        subject: 'Enquiry',
        content: 'Call me on +234',
      },
      phone,
    );
    await phone.outbox.toCollection().modify(refusal('No phone numbers, please'));
    const { person, fill } = await renderScreen('/outbox', { as });
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit message' }));
    const words = dialog.getByRole('textbox', {
      name: 'Message',
      description: 'No phone numbers, please',
    });
    expect(words).toHaveProperty('value', 'Call me on +234');
    await fill(words, 'Please write to me');
    await person.click(dialog.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await phone.outbox.toArray()).toMatchObject([
      { state: 'pending', payload: { content: 'Please write to me' } },
    ]);
    expect(await phone.messages.toArray()).toMatchObject([{ content: 'Please write to me' }]);
  });

  test('[SYNC-4] says that an ended session has lost nothing', async () => {
    const { as } = await waiting({ state: 'paused' });
    await renderScreen('/outbox', { as, expired: true });
    expect(await screen.findByText(/Nothing is lost:/)).toBeTruthy();
    expect((await screen.findByText(/Everything is kept:/)).textContent).toContain(
      'log in to send it.',
    );
  });

  test('lists what was delivered, with its time in Nigeria and its key', async () => {
    const as = madePerson('seeker');
    const id = crypto.randomUUID();
    await phoneOf(as).receipts.put({
      id,
      kind: 'message.send',
      entityId: id,
      about: 'A flat',
      deliveredAt: Date.parse('2026-05-01T23:30:00Z'),
    });
    const { person } = await renderScreen('/outbox', { as });
    const receipts = within(
      await screen.findByRole('region', { name: 'Delivered in the last 30 days' }),
    );
    expect(receipts.getByText('02/05/2026, 00:30')).toBeTruthy();
    expect(receipts.queryByText(id)).toBeNull();
    await person.click(receipts.getByRole('button', { name: 'Reference numbers' }));
    expect(receipts.getByText(id)).toBeTruthy();
  });

  test('shows what a visitor left beside what is the account’s own', async () => {
    const visitor = phoneOf(null);
    await saveListing(madeListing({ title: 'Seen before' }), visitor);
    const { as } = await waiting();
    await renderScreen('/outbox', { as });
    await waitFor(() =>
      expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([
        'Save property: Seen before',
        HOME,
      ]),
    );
    const seen = screen.getByRole('article', { name: 'Save property: Seen before' });
    expect(within(seen).getByText('Written before you logged in')).toBeTruthy();
  });

  test('[STORE-1] names what an earlier version kept and this one cannot read', async () => {
    const { deviceDatabase } = await import('../../src/db/device-database');
    await deviceDatabase().legacy.put({
      key: 'savedHomes',
      text: '{',
      problem: 'It is not JSON',
      importedAt: 1,
    });
    const { person } = await renderScreen('/outbox');
    const kept = within(
      await screen.findByRole('region', { name: 'Kept from an earlier version' }),
    );
    expect(kept.getByRole('listitem').textContent).toBe('savedHomes: It is not JSON');
    await person.click(kept.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Kept from an earlier version')).toBeNull());
  });
});

describe('[SYNC-2] a file of what waits', () => {
  test('is handed out, and the row says so', async () => {
    const files = handedOutFiles();
    const { as } = await waiting();
    const { person } = await renderScreen('/outbox', { as });
    await openCard(HOME, person);
    await person.click(button('Export'));
    expect(await screen.findByText(/in a file too/)).toBeTruthy();
    expect(files[0]?.name).toMatch(/^gida-outbox-\d{4}-\d{2}-\d{2}\.json$/);
  });

  test('is taken in by the same person’s other phone, and by nobody else', async () => {
    const files = handedOutFiles();
    const { as, phone } = await waiting();
    const first = await renderScreen('/outbox', { as });
    await card(HOME);
    await first.person.click(button('Export'));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.content.text();
    const file = new File([text ?? ''], 'outbox.json', { type: 'application/json' });
    const other = await renderScreen('/outbox', { as: madePerson('agent') });
    await other.person.upload(await screen.findByLabelText('Import a file'), file);
    expect(await screen.findByText(/^This file belongs to another account./)).toBeTruthy();
    await phone.transaction('rw', phone.outbox, phone.savedProperties, async () => {
      await phone.outbox.clear();
      await phone.savedProperties.clear();
    });
    const own = await renderScreen('/outbox', { as });
    await screen.findByText('Nothing waits to be sent');
    await own.person.upload(screen.getByLabelText('Import a file'), file);
    expect(await card(HOME)).toBeTruthy();
    // What it stands together with others for came along.
    expect(await phone.outbox.toArray()).toMatchObject([
      { subject: expect.stringMatching(/^saved ./) },
    ]);
  });
});
