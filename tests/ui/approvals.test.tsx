import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Application } from '../../src/contract/people/approval';
import type { Report } from '../../src/contract/people/report';
import { decideApplication } from '../../src/db/repositories/applications/application-commands';
import { answering } from '../support/answering';
import { handedOutFiles } from '../support/handed-out-files';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const on = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole('button', { name });

const application = (companyName: string): Application => ({
  id: crypto.randomUUID(),
  companyName,
  name: 'Chidi Okafor',
  email: 'chidi@okafor.example',
  phone: '+234 800 111 2222',
  nameSoFar: null,
  looksLikeAgent: null,
  submissionDate: '2026-05-01T08:00:00.000Z',
  status: 'pending',
  plan: 'pro',
  formData: { rcNumber: 'RC 123456', states: ['Lagos', 'Ogun'], isRegisteredAgency: true },
  documents: [{ kind: 'cacCertificate', name: 'cac.pdf', size: 14 }],
});

async function having(...applications: Application[]) {
  const as = madePerson('approver');
  await phoneOf(as).applications.bulkPut(applications);
  return renderScreen('/approvals', { as });
}

test.each([null, 'agent', 'seeker'] as const)('the page says whom it is for to %s', async (who) => {
  await renderScreen('/approvals', who === null ? {} : { as: madePerson(who) });
  expect(
    screen.getByText('This page is for the people who check applications of agents and owners.'),
  ).toBeTruthy();
});

describe('[BIZ-5] the applications', () => {
  test('with none, say so once the server was asked', async () => {
    const network = answering({
      'GET /api/email/agent-approval/pending': { body: { agents: [] } },
    });
    await renderScreen('/approvals', { as: madePerson('approver'), network });
    expect(await screen.findByRole('heading', { name: 'No application is waiting' })).toBeTruthy();
  });

  test('of more than are shown one is found by what its applicant says', async () => {
    const asked: string[] = [];
    const far = { ...application('Zénith Homes'), phone: '+2348031112222' };
    const network = answering({
      'GET /api/email/agent-approval/pending': (_sent, query) => {
        const find = query.get('find');
        asked.push(find ?? '');
        const agents = find === null ? [application('Okafor Homes')] : [far];
        return { body: { agents: find === 'nobody' ? [] : agents, total: 1200 } };
      },
    });
    const { person, fill } = await renderScreen('/approvals', {
      as: madePerson('approver'),
      network,
    });
    await screen.findByRole('article', { name: 'Okafor Homes' });
    const search = await screen.findByRole('search');
    expect(search.textContent).toContain('1,200 applications wait.');
    const field = within(search).getByLabelText('Find an application');
    await fill(field, ' zenith 0803 111');
    await person.keyboard('{Enter}');
    await screen.findByRole('article', { name: 'Zénith Homes' });
    expect(screen.queryByRole('article', { name: 'Okafor Homes' })).toBeNull();
    await fill(field, 'nobody');
    await person.click(on(search, 'Find'));
    await within(search).findByText(/^No application has “nobody”\./);
    await person.click(on(search, 'Show all'));
    await screen.findByRole('article', { name: 'Okafor Homes' });
    // A network that comes back in between is asked once more.
    expect([...new Set(asked)]).toEqual(['', 'zenith 0803 111', 'nobody']);
    expect(field).toHaveProperty('value', '');
  });

  test('tell of a name that looks like somebody its owner hardly is', async () => {
    await having({ ...application('Zenlth Bank'), looksLike: 'a bank' });
    const card = await screen.findByRole('article', { name: 'Zenlth Bank' });
    expect(card.textContent).toContain('This name looks like a bank. Look at the papers.');
  });

  test('tell of a name that looks like another agent’s', async () => {
    await having({ ...application('0kafor Homes'), looksLikeAgent: 'Okafor Homes' });
    const card = await screen.findByRole('article', { name: '0kafor Homes' });
    expect(card.textContent).toContain('looks like that of another agent, Okafor Homes.');
  });

  test('tell what was told, and which papers have come', async () => {
    await having(application('Okafor Homes'));
    const card = await screen.findByRole('article', { name: 'Okafor Homes' });
    const facts = [...card.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['Contact', 'Chidi Okafor'],
        ['Plan', 'Pro'],
        ['RC number', 'RC 123456'],
        ['States', 'Lagos, Ogun'],
        ['Registered agency', 'Yes'],
      ]),
    );
    expect(on(card, /^Open CAC Certificate/)).toBeTruthy();
    expect(within(card).getAllByText('Not sent yet')).toHaveLength(2);
    expect(await screen.findByText(/Below is what this device saw last/)).toBeTruthy();
  });

  test('say each thing once, how it is billed, and what the plan has no room for', async () => {
    const formData = {
      position: 'MD/CEO',
      experience: 'MD/CEO',
      message: 'Plan: Starter\nBilling period: monthly\nRC number: RC 123456',
      billingPeriod: 'monthly',
      propertiesCount: 40,
      states: ['Lagos', 'Ogun'],
    };
    await having({ ...application('Okafor Homes'), plan: 'starter', formData });
    const card = await screen.findByRole('article', { name: 'Okafor Homes' });
    const facts = [...card.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts.slice(4)).toEqual([
      ['Position', 'MD/CEO'],
      ['States', 'Lagos, Ogun'],
      ['Properties', '40'],
      ['Billed', 'By the month'],
    ]);
    expect(card.textContent).toContain(
      '40 properties and 2 states: more than the Starter plan publishes.',
    );
  });

  test('a paper needs the server, and says so', async () => {
    const files = handedOutFiles();
    const { person } = await having(application('Okafor Homes'));
    const card = await screen.findByRole('article');
    await person.click(on(card, /^Open CAC Certificate/));
    expect(await within(card).findByText(/^Cannot connect to the server/)).toBeTruthy();
    expect(files).toEqual([]);
  });

  test('are approved and refused with no network, the refusal with its reason', async () => {
    const { person, fill, phone } = await having(
      { ...application('Okafor Homes'), seen: 'as-it-was' },
      application('Fast Money Estates'),
    );
    const good = await screen.findByRole('article', { name: 'Okafor Homes' });
    await person.click(on(good, 'Approve'));
    const approving = await screen.findByRole('dialog', { name: 'Approve Okafor Homes' });
    expect(approving.textContent).toMatch(
      /calendar months: the first one ends on \d\d\/\d\d\/\d{4}\./,
    );
    await person.click(on(approving, 'Approve'));
    expect(await within(good).findByText('Approved')).toBeTruthy();
    expect(within(good).getByText('Saved on this device')).toBeTruthy();
    const bad = screen.getByRole('article', { name: 'Fast Money Estates' });
    await person.click(on(bad, 'Refuse'));
    const refusing = await screen.findByRole('dialog', { name: 'Refuse Fast Money Estates' });
    await person.click(on(refusing, 'Refuse'));
    expect(within(refusing).getByText('Please give the reason')).toBeTruthy();
    await fill(within(refusing).getByLabelText('Reason'), 'The address is a car park.');
    await person.click(on(refusing, 'Refuse'));
    expect(await within(bad).findByText('Refused')).toBeTruthy();
    await waitFor(async () =>
      expect(
        (await phone.outbox.toArray()).map(({ kind, payload }) => [kind, payload]),
      ).toMatchObject([
        ['agent.approve', { companyName: 'Okafor Homes', seen: 'as-it-was' }],
        ['agent.reject', { reason: 'The address is a car park.' }],
      ]),
    );
  });

  test('are decided as they were read, whatever comes behind the open question', async () => {
    const read = { ...application('Okafor Homes'), seen: 'as-it-was' };
    const { person, fill, phone } = await having(read);
    const since = { ...read, companyName: 'Fast Money Estates', documents: [], seen: 'another' };
    const card = (name: string) => screen.findByRole('article', { name });
    await person.click(on(await card('Okafor Homes'), 'Approve'));
    const approving = await screen.findByRole('dialog', { name: 'Approve Okafor Homes' });
    await phone.applications.put(since);
    await card('Fast Money Estates');
    expect(approving.textContent).toContain('1 of 3 papers were sent.');
    await person.click(on(approving, 'Approve'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    expect((await phone.outbox.toArray())[0]).toMatchObject({
      kind: 'agent.approve',
      payload: { companyName: 'Okafor Homes', seen: 'as-it-was' },
    });
    await phone.outbox.clear();
    await person.click(
      await within(await card('Fast Money Estates')).findByRole('button', { name: 'Refuse' }),
    );
    const refusing = await screen.findByRole('dialog', { name: 'Refuse Fast Money Estates' });
    await phone.applications.put(read);
    await card('Okafor Homes');
    await fill(within(refusing).getByLabelText('Reason'), 'No papers.');
    await person.click(on(refusing, 'Refuse'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    expect((await phone.outbox.toArray())[0]).toMatchObject({
      kind: 'agent.reject',
      payload: { companyName: 'Fast Money Estates', seen: 'another', reason: 'No papers.' },
    });
  });

  test('keep the keyboard’s place once one is decided, and once it is gone', async () => {
    const { person, fill, phone } = await having(
      { ...application('Okafor Homes'), submissionDate: '2026-05-01T08:00:00.000Z' },
      { ...application('Fast Money Estates'), submissionDate: '2026-05-02T08:00:00.000Z' },
    );
    const heading = (name: string) => screen.getByRole('heading', { name });
    const first = await screen.findByRole('article', { name: 'Okafor Homes' });
    await person.click(on(first, 'Approve'));
    await person.click(on(await screen.findByRole('dialog'), 'Approve'));
    await within(first).findByText('Approved');
    await waitFor(() => expect(document.activeElement).toBe(heading('Okafor Homes')));
    await phone.applications.filter(({ companyName }) => companyName === 'Okafor Homes').delete();
    await waitFor(() => expect(document.activeElement).toBe(heading('Fast Money Estates')));
    const second = screen.getByRole('article', { name: 'Fast Money Estates' });
    await person.click(on(second, 'Refuse'));
    const refusing = await screen.findByRole('dialog');
    await fill(within(refusing).getByLabelText('Reason'), 'The address is a car park.');
    await person.click(on(refusing, 'Refuse'));
    await within(second).findByText('Refused');
    await waitFor(() => expect(document.activeElement).toBe(heading('Fast Money Estates')));
    await phone.applications.clear();
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });
});

test('a question that is closed once another tab has decided leaves the keyboard at its card', async () => {
  const asked = application('Okafor Homes');
  const { person, phone } = await having(asked);
  const card = await screen.findByRole('article', { name: 'Okafor Homes' });
  await person.click(on(card, 'Refuse'));
  const dialog = await screen.findByRole('dialog', { name: 'Refuse Okafor Homes' });
  await decideApplication(asked, { kind: 'approve' }, phone);
  await within(card).findByText('Approved');
  await person.click(on(dialog, 'Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(within(card).getByRole('heading', { name: 'Okafor Homes' }));
});

describe('[SAFE-4] the reports', () => {
  const report = (part: Partial<Report>): Report => ({
    id: crypto.randomUUID(),
    subject: 'person',
    subjectId: crypto.randomUUID(),
    title: 'Fast Money',
    reason: 'scam',
    note: '',
    evidence: [],
    about: { id: crypto.randomUUID(), name: 'Fast Money', email: 'fast@money.example' },
    otherReports: 0,
    reporter: null,
    createdAt: '2026-05-01T08:00:00.000Z',
    decision: null,
    words: '',
    ...part,
  });
  const open = async (part: Partial<Report> = {}) => {
    const as = madePerson('approver');
    await phoneOf(as).reports.put(report(part));
    return renderScreen('/approvals', { as });
  };

  test.each([
    ['the first decision', {}, 'Whoever reported with an account, or left an address, reads this.'],
    [
      'one that takes a warning back, for a visitor’s report',
      { decision: 'warn', words: 'Be careful' },
      'The person who was warned reads this: the warning is taken back. An address that a visitor left was forgotten with the first answer: they do not read this.',
    ],
    [
      'one that opens an account again, for the report of somebody with one',
      { decision: 'suspend', reporter: { name: 'Sani', email: 'sani@mail.example' } },
      'The suspended person reads this: the account is open again and its listings are shown again, as far as its plan has room, unless another report suspends it. Whoever reported reads this.',
    ],
  ] as const)('say who reads %s', async (_, part, words) => {
    const { person } = await open(part);
    const card = await screen.findByRole('article', { name: 'Fast Money', hidden: true });
    card.closest('details')?.setAttribute('open', '');
    await person.click(on(card, 'Nothing wrong'));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
  });

  test('keep the keyboard’s place once one is decided', async () => {
    const { person, fill } = await open();
    const card = await screen.findByRole('article', { name: 'Fast Money' });
    await person.click(on(card, 'Warn'));
    const dialog = await screen.findByRole('dialog');
    await fill(within(dialog).getByLabelText('Why'), 'Be careful');
    await person.click(on(dialog, 'Warn'));
    await within(card).findByText('Saved on this device');
    expect(within(card).queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(within(card).getByRole('heading')));
  });
});
