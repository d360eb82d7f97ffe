import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/contract/people/report';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });

describe('[SAFE-1] a report', () => {
  test('of a home takes two taps, without an account and without a network', async () => {
    const listing = madeListing();
    await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
    const { person, phone } = await renderScreen(`/property-detail/${listing.id}`);
    await screen.findByRole('heading', { level: 1, name: listing.title });
    await person.click(button('Report this home'));
    const asked = await dialog(`Report: ${listing.title}`);
    expect(within(asked).getByText(/Without an account we cannot tell you/)).toBeTruthy();
    await person.dblClick(on(asked, 'It looks like a scam'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Exactly these: the server takes no other field.
    const rows = await phone.outbox.where('kind').equals('report.send').toArray();
    expect(rows.map(({ payload }) => payload)).toEqual([
      {
        subject: 'listing',
        subjectId: listing.id,
        title: listing.title,
        reason: 'scam',
        note: '',
        answerTo: '',
      },
    ]);
    expect(await screen.findByText(/^Safe on this device/)).toBeTruthy();
  });

  test('of a visitor takes an address for the answer along, once it is one', async () => {
    const listing = madeListing();
    await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
    const { person, phone, fill } = await renderScreen(`/property-detail/${listing.id}`);
    await screen.findByRole('heading', { level: 1, name: listing.title });
    await person.click(button('Report this home'));
    const asked = await dialog(`Report: ${listing.title}`);
    await person.click(within(asked).getByText('To hear what was decided'));
    const field = within(asked).getByLabelText('Your e-mail (optional)');
    await fill(field, 'vera@mail');
    await person.click(on(asked, 'It looks like a scam'));
    expect(await within(asked).findByText('Please enter a valid email')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(await phone.outbox.where('kind').equals('report.send').count()).toBe(0);
    await fill(field, ' vera@mail.example ');
    await person.click(on(asked, 'It looks like a scam'));
    await waitFor(async () =>
      expect(await phone.outbox.where('kind').equals('report.send').toArray()).toMatchObject([
        { payload: { reason: 'scam', answerTo: 'vera@mail.example' } },
      ]),
    );
  });

  test('takes words along, which a closed dialog keeps', async () => {
    const as = madePerson('seeker');
    const listing = madeListing();
    await phoneOf(as).listings.put({ ...listing, fetchedAt: Date.now() });
    const { person, phone, fill } = await renderScreen(`/property-detail/${listing.id}`, { as });
    await screen.findByRole('heading', { level: 1, name: listing.title });
    await person.click(button('Report the agent'));
    const asked = await dialog(`Report: ${listing.agent.company}`);
    // Whoever has an account is answered there.
    expect(within(asked).queryByText('To hear what was decided')).toBeNull();
    await person.click(within(asked).getByText('Say more about it first'));
    await fill(within(asked).getByLabelText('What happened'), 'Asked for money first');
    await person.keyboard('{Escape}');
    await person.click(button('Report the agent'));
    const again = await dialog(`Report: ${listing.agent.company}`);
    expect(await within(again).findByDisplayValue('Asked for money first')).toBeTruthy();
    await person.click(on(again, 'They look like a scam'));
    await waitFor(async () =>
      expect(await phone.outbox.where('kind').equals('report.send').toArray()).toMatchObject([
        { payload: { subject: 'person', reason: 'scam', note: 'Asked for money first' } },
      ]),
    );
  });

  test('is not offered about one’s own home', async () => {
    const as = madePerson('agent');
    const listing = madeListing({ agent: { ...madeListing().agent, id: as.id } });
    await phoneOf(as).listings.put({ ...listing, fetchedAt: Date.now() });
    await renderScreen(`/property-detail/${listing.id}`, { as });
    await screen.findByRole('heading', { level: 1, name: listing.title });
    expect(screen.queryByRole('button', { name: 'Report this home' })).toBeNull();
  });
});

describe('[SAFE-2] a block', () => {
  test('takes away the ways to write, and is ended in the settings', async () => {
    const as = madePerson('seeker');
    const phone = phoneOf(as);
    await phone.messages.put(madeMessage(as, {}));
    const { person } = await renderScreen('/customer-dashboard?tab=messages', { as });
    const card = await screen.findByRole('article');
    await person.click(on(card, 'Block Harmattan Homes'));
    await person.click(on(await dialog('Block Harmattan Homes'), 'Block'));
    await waitFor(() => expect(within(card).queryByRole('button', { name: 'Reply' })).toBeNull());
    await person.click(on(card, 'View Conversation'));
    const talk = await dialog('Harmattan Homes');
    expect(await within(talk).findByText(/neither of you can write to the other/)).toBeTruthy();
    await waitFor(() => expect(within(talk).queryByLabelText('Message')).toBeNull());
    expect((await phone.outbox.toArray()).map(({ kind }) => kind)).toContain('block.add');
  });

  test('stands in the settings, and unblocking takes back what was never sent', async () => {
    const as = madePerson('seeker');
    const phone = phoneOf(as);
    await phone.blocks.put({
      id: 'loud',
      name: 'Loud Agent',
      blockedAt: '2026-05-01T07:00:00.000Z',
    });
    const { person } = await renderScreen('/customer-dashboard?tab=settings', { as });
    await person.click(await screen.findByRole('button', { name: 'Unblock Loud Agent' }));
    await waitFor(() => expect(screen.queryByText('People you blocked')).toBeNull());
    expect(await phone.outbox.toArray()).toMatchObject([
      { kind: 'block.remove', entityId: 'loud' },
    ]);
  });
});

const report: Report = {
  id: crypto.randomUUID(),
  subject: 'listing',
  subjectId: crypto.randomUUID(),
  title: 'A palace for little',
  reason: 'untrue',
  note: 'The photos are of another home',
  evidence: [{ name: 'Price', text: '₦100,000' }],
  about: { id: crypto.randomUUID(), name: 'Bad Agent', email: 'bad@agent.example' },
  otherReports: 2,
  reporter: null,
  createdAt: '2026-05-01T07:00:00.000Z',
  decision: null,
  words: '',
  seen: 'as-it-was',
};

describe('[SAFE-4] an approver', () => {
  test('reads a report with its evidence and hides the listing with a reason, also offline', async () => {
    const as = madePerson('approver');
    await phoneOf(as).reports.put(report);
    const { person, fill, phone } = await renderScreen('/approvals', { as });
    const card = await screen.findByRole('article', { name: 'A palace for little' });
    expect(card.textContent).toContain('Price, place or photos are not true');
    expect(card.textContent).toContain('A visitor without an account');
    expect(card.textContent).toContain('2 reports');
    expect(card.textContent).toContain('₦100,000');
    await person.click(on(card, 'Hide the listing'));
    const asked = await dialog('Hide the listing: A palace for little');
    await person.click(on(asked, 'Hide the listing'));
    expect(within(asked).getByText('Please say why')).toBeTruthy();
    await fill(within(asked).getByLabelText(/^Why/), 'Not your photos');
    await person.click(on(asked, 'Hide the listing'));
    expect(await within(card).findByText('Saved on this device')).toBeTruthy();
    expect(await phone.outbox.toArray()).toMatchObject([
      {
        kind: 'report.decide',
        payload: { decision: 'hide', words: 'Not your photos', seen: 'as-it-was' },
      },
    ]);
  });

  test('is told that none waits once the server has answered', async () => {
    const network = answering({
      'GET /api/email/agent-approval/pending': { body: { agents: [] } },
      'GET /api/reports': { body: { reports: [] } },
    });
    await renderScreen('/approvals', { as: madePerson('approver'), network });
    expect(await screen.findByText('No report waits.')).toBeTruthy();
  });
});
