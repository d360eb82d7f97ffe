import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { MessageRecord } from '../../src/db/records';
import { readSnapshot, storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { answering } from '../support/answering';
import { sendContact } from '../../src/db/repositories/contacts/contact-commands';
import { deliverAll } from '../support/deliver-all';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { propertyContent } from '../support/property-content';
import { phoneOf, renderScreen } from '../support/render-screen';

const SEEKER = '/customer-dashboard?tab=messages';
const AGENT = '/dashboard/messages';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });

/** A person with these messages on the phone. */
async function having(userType: 'seeker' | 'agent', ...parts: Partial<MessageRecord>[]) {
  const as = madePerson(userType);
  const phone = phoneOf(as);
  await phone.messages.bulkPut(parts.map((part) => madeMessage(as, part)));
  return { as, phone };
}

const mine = { sentByMe: true, content: 'Is it free?', createdAt: '2026-05-01T07:00:00.000Z' };

describe('a seeker’s messages', () => {
  test('[DASH-5] are conversations, and what was said is read in one', async () => {
    // Written without a signal, and arrived a day later.
    const late = { ...mine, writtenAt: '2026-04-30T06:00:00.000Z' };
    const { as, phone } = await having('seeker', late, {});
    const { person } = await renderScreen(SEEKER, { as });
    const card = await screen.findByRole('article', {
      name: 'Harmattan Homes, Flat to talk about',
    });
    expect(within(card).getByText('1 new')).toBeTruthy();
    await person.click(on(card, 'View Conversation'));
    const turns = within(await dialog('Harmattan Homes')).getAllByRole('listitem');
    expect(turns.map((turn) => turn.querySelector('p + p')?.textContent)).toEqual([
      'Is it free?',
      'Yes, it is. When do you come?',
    ]);
    expect(turns.map((turn) => turn.querySelector('p')?.textContent)).toEqual([
      expect.stringMatching(/^You, on 1 May.*, written on 30 Apr( 2026)?$/),
      expect.not.stringContaining('written'),
    ]);
    await waitFor(() => expect(within(card).queryByText('1 new')).toBeNull());
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['message.read']);
  });

  test('[DASH-5] that come into a tab nobody sees are not read', async () => {
    const { as, phone } = await having('seeker', mine, {});
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { person } = await renderScreen(SEEKER, { as });
    const card = await screen.findByRole('article', { name: /Flat to talk about/ });
    await person.click(on(card, 'View Conversation'));
    await dialog('Harmattan Homes');
    expect(within(card).getByText('1 new')).toBeTruthy();
    expect(await phone.outbox.count()).toBe(0);
    seen.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(within(card).queryByText('1 new')).toBeNull());
  });

  test('[DASH-5] are answered with no network, and said to be safe and not to be sent', async () => {
    const { as, phone } = await having('seeker', mine, { readStatus: true });
    const { person, fill } = await renderScreen(SEEKER, { as });
    const card = await screen.findByRole('article', { name: /Flat to talk about/ });
    await person.click(on(card, 'View Conversation'));
    const reply = await dialog('Harmattan Homes');
    expect(on(reply, 'Send Reply')).toHaveProperty('disabled', true);
    await fill(within(reply).getByLabelText('Message'), 'On Saturday.');
    await person.dblClick(on(reply, 'Send Reply'));
    // It stands below the others, and the next words may be typed at once.
    await waitFor(() =>
      expect(within(reply).getAllByRole('listitem').at(-1)?.textContent).toContain('On Saturday.'),
    );
    const words = within(reply).getByLabelText('Message');
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(words).toHaveProperty('value', '');
    await person.click(on(reply, 'Close'));
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    expect(card.textContent).toContain('You: On Saturday.');
    expect(await phone.outbox.toArray()).toMatchObject([
      { kind: 'message.send', payload: { subject: 'Re: Enquiry: Flat to talk about' } },
    ]);
    expect(
      await screen.findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
  });

  test.each([
    [
      'known to the server',
      [{}],
      'Delete what was said about this home, here? The other side keeps theirs.',
    ],
    [
      'not sent',
      [{ ...mine, onServer: false }],
      'Delete what was said about this home, here? 1 message may have been sent: the other side may get it, unless it can still be stopped.',
    ],
  ])('[DASH-5] are deleted after a question about what was %s', async (_, parts, question) => {
    const { as, phone } = await having('seeker', ...parts);
    const { person } = await renderScreen(SEEKER, { as });
    const card = await screen.findByRole('article');
    await person.click(on(card, 'Delete'));
    const asked = await dialog('Delete messages');
    expect(within(asked).getByText(question)).toBeTruthy();
    await person.click(on(asked, 'Keep'));
    expect(await phone.messages.count()).toBe(1);
    await person.click(on(card, 'Delete'));
    await person.click(on(await dialog('Delete messages'), 'Delete'));
    expect(await screen.findByRole('heading', { name: 'No Messages' })).toBeTruthy();
    // What the server had is deleted once it says so; what never left the phone is gone at once.
    await deliverAll(phone);
    expect(await screen.findByText('Message deleted successfully')).toBeTruthy();
  });

  test('[DASH-7] a notification leads to the conversation it is about, and is read then', async () => {
    const { as, phone } = await having('seeker', mine, {});
    const about = await phone.messages.toCollection().first();
    await phone.notifications.put({
      id: crypto.randomUUID(),
      type: 'NEW_MESSAGE',
      propertyId: about?.propertyId ?? null,
      propertyTitle: 'Flat to talk about',
      message: 'Harmattan Homes wrote to you',
      details: { from: 'Harmattan Homes', messagePreview: 'Yes, it is.' },
      read: false,
      createdAt: new Date().toISOString(),
    });
    const { person, address } = await renderScreen('/customer-dashboard?tab=notifications', { as });
    const item = await screen.findByRole('button', { name: /Flat to talk about/ });
    expect(item.textContent).toContain('New');
    expect(item.textContent).toContain('Harmattan Homes: Yes, it is.');
    expect(item.textContent).toContain('Just now');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty(
      'disabled',
      false,
    );
    await person.click(item);
    expect(await dialog('Harmattan Homes')).toBeTruthy();
    expect(address()).toContain('tab=messages');
    await renderScreen('/customer-dashboard?tab=notifications', { as });
    expect(
      (await screen.findByRole('button', { name: /Flat to talk about/ })).textContent,
    ).not.toContain('New');
    expect(
      screen.getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled'),
    ).toBe('true');
  });

  test('[DASH-7] a price that fell is told once: the home, then what it was and is, then by how much', async () => {
    const { as, phone } = await having('seeker', mine, {});
    await phone.notifications.put({
      id: crypto.randomUUID(),
      type: 'PRICE_CHANGE',
      propertyId: crypto.randomUUID(),
      propertyTitle: 'Flat in Yaba',
      message: 'Flat in Yaba: ₦4,000,000 is now ₦3,500,000',
      details: { oldPrice: 4_000_000, newPrice: 3_500_000, percentageChange: -12.5 },
      read: true,
      createdAt: new Date().toISOString(),
    });
    await renderScreen('/customer-dashboard?tab=notifications', { as });
    const item = await screen.findByRole('button', { name: /Flat in Yaba/ });
    expect(item.textContent).toBe('Flat in Yaba ₦4,000,000 is now ₦3,500,00012.5% lessJust now');
  });
});

describe('[DASH-5] [AMSG-1] messages on a phone', () => {
  const names = (scope: HTMLElement) =>
    within(scope)
      .getAllByRole('button')
      .map((one) => one.textContent || one.getAttribute('aria-label'));

  test('are rows of conversations: a tap opens one, one menu has the rest', async () => {
    narrowScreen();
    const { as, phone } = await having('seeker', {});
    const { person } = await renderScreen(SEEKER, { as });
    const row = await screen.findByRole('article', { name: 'Harmattan Homes, Flat to talk about' });
    for (const words of ['HH', '1 new', 'Flat to talk about', 'Yes, it is. When do you come?'])
      expect(row.textContent).toContain(words);
    expect(names(row)).toEqual([
      'Harmattan Homes',
      'Actions for Harmattan Homes, Flat to talk about',
    ]);
    await person.click(on(row, 'Actions for Harmattan Homes, Flat to talk about'));
    const menu = await dialog('Harmattan Homes');
    expect(names(menu)).toEqual([
      'Close',
      'Reply',
      'View Conversation',
      'Delete',
      'Report',
      'Block Harmattan Homes',
    ]);
    await person.click(on(menu, 'Reply'));
    const words = within(await dialog('Harmattan Homes')).getByLabelText('Message');
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await person.keyboard('{Escape}');
    await person.click(on(row, 'Close'));
    await person.click(on(row, 'Harmattan Homes'));
    expect(within(await dialog('Harmattan Homes')).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(within(row).queryByText('1 new')).toBeNull());
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['message.read']);
  });

  test('are rows of letters for an agent, read by a tap and kept for later from the menu', async () => {
    narrowScreen();
    const { as } = await having('agent', { content: 'Is there a borehole?' });
    const { person } = await renderScreen(AGENT, { as });
    const row = await screen.findByRole('article');
    expect(within(row).getByText('New')).toBeTruthy();
    await person.click(on(row, 'Harmattan Homes'));
    const letter = await dialog('Harmattan Homes');
    expect(within(letter).getByText('Is there a borehole?')).toBeTruthy();
    expect(names(letter)).toEqual(['Close', 'Reply', 'Delete', 'Report', 'Block Harmattan Homes']);
    await waitFor(() => expect(within(row).queryByText('New')).toBeNull());
    await person.click(on(letter, 'Close'));
    await person.click(on(row, 'Actions for Harmattan Homes, Flat to talk about'));
    await person.click(on(await dialog('Harmattan Homes'), 'Mark as unread'));
    expect(await within(row).findByText('New')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    await person.click(on(row, 'Actions for Harmattan Homes, Flat to talk about'));
    await person.click(on(await dialog('Harmattan Homes'), 'Delete'));
    expect(await dialog('Delete message')).toBeTruthy();
  });
});

describe('[AMSG-1] an agent’s messages', () => {
  const long = `Is the borehole shared? ${'Please tell me more. '.repeat(8)}`.trim();

  test('are letters that open, are read, and may be kept for later', async () => {
    const { as, phone } = await having('agent', { content: long });
    const { person } = await renderScreen(AGENT, { as });
    const letter = await screen.findByRole('article');
    expect(letter.textContent).toContain('New');
    expect(letter.textContent).toContain(`${long.slice(0, 100)}…`);
    await person.click(on(letter, 'Read'));
    expect(letter.textContent).toContain(long);
    expect(within(letter).getByText('Enquiry: Flat to talk about')).toBeTruthy();
    await waitFor(() => expect(letter.textContent).not.toContain('New'));
    await person.click(on(letter, 'Mark as unread'));
    await waitFor(() => expect(letter.textContent).toContain('New'));
    // Read and unread again: nothing is left to tell.
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toEqual(['message.unread']),
    );
  });

  test('are chosen, and read or deleted all at once', async () => {
    const { as, phone } = await having('agent', {});
    const kept = madeMessage(as, { content: 'Mine', sentByMe: true, onServer: false });
    await phone.messages.bulkPut([kept, madeMessage(as, { content: 'Another question?' })]);
    const { person } = await renderScreen(AGENT, { as });
    await screen.findByText('Select');
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 3' }));
    await person.click(screen.getByRole('checkbox', { name: /Mine/ }));
    const bar = screen.getByRole('region', { name: 'Selected messages' });
    expect(within(bar).getByText('2 selected')).toBeTruthy();
    await person.click(on(bar, 'Mark as read'));
    await waitFor(async () =>
      expect(
        (await phone.messages.toArray()).every(
          ({ readStatus, sentByMe }) => sentByMe || readStatus,
        ),
      ).toBe(true),
    );
    expect(screen.queryByRole('region', { name: 'Selected messages' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Select' }));
    await person.click(screen.getByRole('button', { name: 'All 3' }));
    await person.click(on(screen.getByRole('region', { name: 'Selected messages' }), 'Delete'));
    const question = await dialog('Delete messages');
    expect(question.textContent).toContain('Delete 3 messages here?');
    await person.click(on(question, 'Delete'));
    await waitFor(async () => expect(await phone.messages.count()).toBe(0));
    expect(await screen.findByText('Deleted on this device: 3 messages')).toBeTruthy();
  });

  test('[AMSG-2] a letter about a home of one’s own is answered by a tap, in words that fit it', async () => {
    const { as, phone } = await having('agent', {});
    const propertyId = (await phone.messages.toArray())[0]?.propertyId ?? '';
    await phone.myProperties.put({
      id: propertyId,
      content: propertyContent({ title: 'Flat in Yaba', price: 3_500_000, listingType: 'rent' }),
      status: 'Active',
      version: 1,
      images: [],
      createdAt: 1,
      updatedAt: 1,
    });
    const { person, fill } = await renderScreen(AGENT, { as });
    await person.click(on(await screen.findByRole('article'), 'Reply'));
    const reply = await dialog('Reply');
    const words = within(reply).getByLabelText('Message');
    const quick = await within(reply).findByRole('group', { name: 'Quick replies' });
    await person.click(on(quick, 'What to bring'));
    await person.click(on(quick, 'Still available'));
    const available =
      'Good day. Flat in Yaba is still available. When would you like to see it? Please suggest a day and a time that suit you.';
    expect(words).toHaveProperty('value', available);
    await fill(words, 'Hello Amina.');
    await person.click(on(quick, 'Still available'));
    expect(words).toHaveProperty('value', `Hello Amina.\n\n${available}`);
    await person.click(on(reply, 'Send Reply'));
    await waitFor(async () =>
      expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toMatchObject([
        { content: `Hello Amina.\n\n${available}` },
      ]),
    );
  });

  test('a letter is deleted after a question', async () => {
    const { as, phone } = await having('agent', {});
    // While the server answers, its word is waited for.
    const headers = { [API_MARK]: String(API_VERSION) };
    const network = () => Promise.resolve(new Response('{}', { status: 503, headers }));
    const { person } = await renderScreen(AGENT, { as, network });
    await person.click(on(await screen.findByRole('article'), 'Delete'));
    const asked = await dialog('Delete message');
    expect(
      within(asked).getByText('Delete this message here? The other side keeps theirs.'),
    ).toBeTruthy();
    await person.click(on(asked, 'Delete'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    expect(screen.queryByText(/^Safe on this device/)).toBeNull();
    await deliverAll(phone);
    expect(await screen.findByText('Message deleted successfully')).toBeTruthy();
  });

  test('a new letter needs a subject and words, or begins from a template', async () => {
    const { as, phone } = await having('agent', {
      sender: { id: crypto.randomUUID(), name: 'Amina Bello' },
    });
    const { person } = await renderScreen(AGENT, { as });
    await screen.findByRole('article');
    await person.click(screen.getByRole('button', { name: 'New Message' }));
    const letter = await dialog('New Message');
    await person.selectOptions(
      within(letter).getByLabelText('To'),
      'Amina Bello, about Flat to talk about',
    );
    await person.click(on(letter, 'Send Message'));
    expect(within(letter).getByText('Please enter both subject and message')).toBeTruthy();
    await person.selectOptions(
      within(letter).getByLabelText('Begin from a template'),
      'Still available',
    );
    expect(within(letter).getByLabelText('Message')).toHaveProperty(
      'value',
      expect.stringContaining('Flat to talk about is still available'),
    );
    await person.click(on(letter, 'Send Message'));
    expect(await within(letter).findByText(/^Safe on this device/)).toBeTruthy();
    const [row] = await phone.outbox.toArray();
    expect(row?.payload).toMatchObject({ subject: 'It is still available' });
    await deliverAll(phone);
    expect(await within(letter).findByText('Message sent successfully!')).toBeTruthy();
  });

  test('a template tells of the home of whom it is for, also of another one chosen after it', async () => {
    const { as } = await having(
      'agent',
      { sender: { id: crypto.randomUUID(), name: 'Amina Bello' } },
      { sender: { id: crypto.randomUUID(), name: 'Bola Ojo' }, propertyTitle: 'House in Epe' },
    );
    const { person, fill } = await renderScreen(AGENT, { as });
    await screen.findAllByRole('article');
    await person.click(screen.getByRole('button', { name: 'New Message' }));
    const letter = await dialog('New Message');
    const words = () => within(letter).getByLabelText<HTMLTextAreaElement>('Message');
    const choose = (label: string, option: string) =>
      person.selectOptions(within(letter).getByLabelText(label), option);
    await choose('To', 'Amina Bello, about Flat to talk about');
    await choose('Begin from a template', 'No longer available');
    await fill(words(), `${words().value} Ask for Tunde.`);
    await choose('To', 'Bola Ojo, about House in Epe');
    expect(words().value).toBe(
      'Good day. House in Epe has been taken. I have other places like it and can show them to you; please tell me your budget and the area you prefer. Ask for Tunde.',
    );
    // Words of one's own stay as they are.
    await fill(words(), 'House in Epe is no Flat to talk about');
    await choose('To', 'Amina Bello, about Flat to talk about');
    expect(words().value).toBe('House in Epe is no Flat to talk about');
  });

  test('a new letter goes to whom it was written, whoever writes meanwhile', async () => {
    const bola = { id: crypto.randomUUID(), name: 'Bola Ojo' };
    const { as, phone } = await having('agent', { sender: bola });
    const { person, fill } = await renderScreen(AGENT, { as });
    await screen.findByRole('article');
    await person.click(screen.getByRole('button', { name: 'New Message' }));
    const letter = await dialog('New Message');
    await fill(within(letter).getByLabelText('Subject'), 'Saturday');
    const ade = { id: crypto.randomUUID(), name: 'Ade Bello' };
    await phone.messages.put(madeMessage(as, { sender: ade }));
    await within(letter).findByRole('option', { name: /^Ade Bello/ });
    await fill(within(letter).getByLabelText('Message'), 'Come at ten.');
    await person.click(on(letter, 'Send Message'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    const [row] = await phone.outbox.toArray();
    expect(row?.payload).toMatchObject({ recipientId: bola.id });
  });

  test('a new letter to somebody who is gone asks whom it is for', async () => {
    const bola = { id: crypto.randomUUID(), name: 'Bola Ojo' };
    const ade = { id: crypto.randomUUID(), name: 'Ade Bello' };
    const { as, phone } = await having('agent', { sender: ade }, { sender: bola });
    const value = { to: 'nobody', subject: 'Saturday', content: 'Come at ten.' };
    await phone.forms.put({ key: 'new-message', value, updatedAt: 1 });
    const { person } = await renderScreen(AGENT, { as });
    await screen.findAllByRole('article');
    await person.click(screen.getByRole('button', { name: 'New Message' }));
    const letter = await dialog('New Message');
    await waitFor(() =>
      expect(within(letter).getByLabelText('Subject')).toHaveProperty('value', 'Saturday'),
    );
    await person.click(on(letter, 'Send Message'));
    expect(within(letter).getByText(/Please choose who it is for$/)).toBeTruthy();
    expect(await phone.outbox.count()).toBe(0);
  });

  describe('[AMSG-4] visitors who left a number', () => {
    const contact = {
      id: crypto.randomUUID(),
      propertyId: crypto.randomUUID(),
      propertyTitle: 'Flat to talk about',
      name: 'Ngozi Obi',
      email: 'ngozi@x.example',
      phone: '+2348031234567',
      kind: 'call' as const,
      message: 'Is there parking?',
      createdAt: '2026-05-01T08:00:00.000Z',
    };

    test('are asked for, and kept', async () => {
      const as = madePerson('agent');
      const network = answering({ 'GET /api/contact-requests': { body: { contacts: [contact] } } });
      await renderScreen(AGENT, { as, network });
      expect(await screen.findByRole('article', { name: 'Ngozi Obi' })).toBeTruthy();
      expect((await readSnapshot('contacts', phoneOf(as)))?.value).toEqual([contact]);
    });

    test('are called or written to, also with no network', async () => {
      const as = madePerson('agent');
      await storeSnapshot('contacts', [contact], 1, phoneOf(as));
      await renderScreen(AGENT, { as });
      const left = await screen.findByRole('article', { name: 'Ngozi Obi' });
      expect(left.textContent).toContain('Asks for a call about Flat to talk about');
      expect(within(left).getByText('Is there parking?')).toBeTruthy();
      const way = (name: string) => within(left).getByRole('link', { name }).getAttribute('href');
      expect(way('Call Ngozi Obi')).toBe('tel:+2348031234567');
      expect(way('WhatsApp Ngozi Obi')).toMatch(/^https:\/\/wa\.me\/2348031234567\?text=/);
      expect(way('E-mail Ngozi Obi')).toMatch(
        /^mailto:ngozi@x\.example\?subject=Flat%20to%20talk%20about&body=Hello%20Ngozi%20Obi%2C%20you%20asked/,
      );
    });

    test('step back once they are answered, until that is undone', async () => {
      const as = madePerson('agent');
      const phone = phoneOf(as);
      const other = { ...contact, id: crypto.randomUUID(), name: 'Uche Obi' };
      await storeSnapshot('contacts', [other, contact], 1, phone);
      const told = { type: 'CONTACT_LEFT', message: '', details: {}, read: false } as const;
      const { propertyId, propertyTitle, createdAt } = contact;
      await phone.notifications.put({
        ...told,
        id: contact.id,
        propertyId,
        propertyTitle,
        createdAt,
      });
      const isRead = async () => (await phone.notifications.toArray()).map(({ read }) => read);
      const { person } = await renderScreen(AGENT, { as });
      const uche = await screen.findByRole('article', { name: 'Uche Obi' });
      await person.click(on(uche, 'Answered: Uche Obi'));
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Uche Obi' })).toBeNull());
      expect(await isRead()).toEqual([false]);
      // The keyboard's place is kept: who comes up in the row of who was answered has it.
      expect(document.activeElement?.textContent).toBe('Ngozi Obi');
      const left = await screen.findByRole('article', { name: 'Ngozi Obi' });
      await person.click(on(left, 'Answered: Ngozi Obi'));
      expect(await screen.findByText('All were answered.')).toBeTruthy();
      expect(await isRead()).toEqual([true]);
      expect(screen.queryByRole('article', { name: 'Ngozi Obi' })).toBeNull();
      await person.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
      await screen.findByRole('article', { name: 'Ngozi Obi' });
      // What was undone before it left is one row.
      expect((await phone.outbox.toArray()).map(({ payload }) => payload)).toEqual([
        { name: 'Uche Obi', answered: true },
        { name: 'Ngozi Obi', answered: false },
      ]);
    });

    test('are noted as answered by the tap that calls them', async () => {
      const as = madePerson('agent');
      const phone = phoneOf(as);
      await storeSnapshot('contacts', [contact], 1, phone);
      const { person } = await renderScreen(AGENT, { as });
      const left = await screen.findByRole('article', { name: 'Ngozi Obi' });
      const call = within(left).getByRole('link', { name: 'Call Ngozi Obi' });
      call.addEventListener('click', (tap) => tap.preventDefault());
      await person.click(call);
      await screen.findByText('All were answered.');
      await person.click(screen.getByRole('button', { name: 'Show all 1' }));
      const again = await screen.findByRole('article', { name: 'Ngozi Obi' });
      // The keyboard's place is the first of those that came.
      expect(document.activeElement).toBe(
        within(again).getByRole('heading', { name: 'Ngozi Obi' }),
      );
      await person.click(on(again, 'Not answered: Ngozi Obi'));
      await within(again).findByRole('button', { name: 'Answered: Ngozi Obi' });
    });
  });

  test('with nobody to write to, that is said', async () => {
    const { as } = await having('agent');
    const { person } = await renderScreen(AGENT, { as });
    expect(await screen.findByRole('heading', { name: 'No Messages' })).toBeTruthy();
    expect((await screen.findAllByText('Sample')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'New Message' }));
    const letter = await dialog('New Message');
    expect(within(letter).getByText(/^Nobody has written to you/)).toBeTruthy();
  });
});

test('a message that was begun is there again, and says so to a page opened since', async () => {
  const { as, phone } = await having('seeker', { readStatus: true });
  const [about] = await phone.messages.toArray();
  const key = `reply-${about?.propertyId} ${about?.sender.id}`;
  await phone.forms.put({ key, value: { content: 'Is there parking?' }, updatedAt: 1 });
  const { person } = await renderScreen(SEEKER, { as });
  await person.click(on(await screen.findByRole('article'), 'Reply'));
  const words = within(await dialog('Harmattan Homes')).getByLabelText('Message');
  await waitFor(() => expect(words).toHaveProperty('value', 'Is there parking?'));
  expect(screen.getByText('We kept what you typed')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Start again' }));
  expect(words).toHaveProperty('value', '');
  expect(document.activeElement).toBe(words);
  expect(screen.queryByText('We kept what you typed')).toBeNull();
  await waitFor(async () => expect(await phone.forms.count()).toBe(0));
});

test('[PROP-4] a visitor finds what they wrote without an account, where it stands and where it is answered', async () => {
  const phone = phoneOf(null);
  const home = madeListing({ title: 'Flat in Yaba' });
  const info = { name: 'Kemi Ojo', email: 'kemi@visitor.example', phone: '08030000001' };
  const gone = { id: crypto.randomUUID(), title: 'Shop in Ikeja' };
  await sendContact(info, gone, { kind: 'call', message: '', form: 'close-x' }, phone);
  await phone.listings.put({ ...home, fetchedAt: 1 });
  const other = { ...info, email: 'ada@visitor.example', phone: '08030000002' };
  await sendContact(other, home, { kind: 'chat', message: 'Is it free?', form: 'close-x' }, phone);
  await renderScreen('/messages');
  const rows = await screen.findAllByRole('listitem');
  const written = rows.filter(({ textContent }) => /^You (wrote|left)/.test(textContent));
  expect(written.map(({ textContent }) => textContent)).toEqual([
    `You wrote to ${home.agent.company} about Flat in Yaba Saved on this deviceThey answer at ada@visitor.example or 08030000002.`,
    'You left the agent your number about Shop in Ikeja Saved on this deviceThey answer at kemi@visitor.example or 08030000001.',
  ]);
  expect(
    within(written[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/property-detail/${home.id}`);
  expect(screen.queryByRole('heading', { name: 'No Messages' })).toBeNull();
  expect(
    screen.getByText(
      'With an account, what you write from then on is kept here as a conversation.',
    ),
  ).toBeTruthy();
  await deliverAll(phone);
  await waitFor(() => expect(written[0]?.textContent).toContain('Sent'));
});

test('a visitor who wrote to nobody is told that it needs no account', async () => {
  await renderScreen('/messages');
  expect(await screen.findByRole('heading', { name: 'No Messages' })).toBeTruthy();
  expect(
    screen.getByText(
      'Write to an agent from any home, without an account too. Log in to keep your conversations here.',
    ),
  ).toBeTruthy();
});
