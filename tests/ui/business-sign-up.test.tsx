import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { answering } from '../support/answering';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByLabelText(name);
const step = () => within(screen.getByRole('main')).getByRole('heading', { level: 2 }).textContent;
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const paper = (name = 'paper.pdf', content: BlobPart[] = ['%PDF-1.7 x']) =>
  new File(content, name, { type: 'application/pdf' });
const PAPERS = [/^CAC Certificate/, /^Valid ID/, /^Proof of address/];

async function open(): Promise<Shown> {
  const shown = await renderScreen('/signup');
  await within(screen.getByRole('main')).findByRole('heading', { level: 2 });
  return shown;
}
const next = ({ person }: Shown) => person.click(button('Next'));

async function plan(shown: Shown) {
  await shown.person.click(screen.getByRole('radio', { name: /^Business/ }));
  await next(shown);
}

test('[BIZ-1] [PRICE-1] a plan changed in the wizard stays changed, whatever was chosen on the pricing page', async () => {
  sessionStorage.setItem('selectedPlan', 'starter');
  sessionStorage.setItem('billingPeriod', 'monthly');
  const shown = await open();
  expect(step()).not.toBe('Plan');
  await shown.person.click(button('Back'));
  await shown.person.click(screen.getByRole('radio', { name: /^Business/ }));
  await shown.person.click(screen.getByRole('radio', { name: /^Yearly/ }));
  cleanup();
  const again = await open();
  await again.person.click(button('Back'));
  expect(screen.getByRole('radio', { name: /^Business/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', true);
  sessionStorage.clear();
});

test('[BIZ-1] what was typed in the moment before somebody else has the app is kept', async () => {
  const shown = await open();
  await plan(shown);
  await shown.fill(field(/^Company name/), 'Okafor Homes');
  // Everything goes at once, as when another tab logs in.
  await open();
  await waitFor(() => expect(field(/^Company name/)).toHaveProperty('value', 'Okafor Homes'));
});

async function company(shown: Shown) {
  await shown.fill(field(/^Company name/), 'Okafor Homes');
  await shown.fill(field(/^RC Number/), 'RC 123456');
  await shown.fill(field(/^Company email/), 'office@okafor.example');
  await shown.fill(field(/^Company phone/), '+234 1 234 5678');
  await shown.fill(field(/^Office address/), '1 Marina, Lagos');
  await shown.person.click(screen.getByRole('checkbox', { name: 'Lagos' }));
  await next(shown);
}

async function contact(shown: Shown) {
  await shown.fill(field(/^Full name/), 'Chidi Okafor');
  await shown.fill(field(/^Position/), 'Manager');
  await shown.fill(field(/^Work email/), 'chidi@okafor.example');
  await shown.fill(field(/^Phone number/), '+234 800 111 2222');
  await next(shown);
}

async function papers(shown: Shown) {
  for (const label of PAPERS) {
    await shown.person.upload(field(label), paper());
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('false'));
  }
  await waitFor(() => expect(screen.getAllByText(/kept on this device$/)).toHaveLength(3));
  await next(shown);
}

async function complete({ person, fill }: Shown) {
  for (const question of [/registered agency/, /represent property owners/])
    await person.click(within(screen.getByRole('group', { name: question })).getByLabelText('Yes'));
  await fill(field(/^How many properties/), '12');
  await fill(field(/^Password/), 'a harmattan morning');
  await fill(field(/^Confirm password/), 'a harmattan morning');
  await person.click(button('Complete Registration'));
}

describe('[BIZ-1] [BIZ-2] the registration of an agency', () => {
  test('begins with a plan', async () => {
    const shown = await open();
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(
      'Plan Selection',
    );
    await next(shown);
    expect(problems()).toEqual(['Please choose a plan']);
    await plan(shown);
    expect(step()).toBe('Company Details');
    expect(document.activeElement?.textContent).toBe('Company Details');
  });

  test('asks for the company, with its states by one or by all', async () => {
    const shown = await open();
    await plan(shown);
    await next(shown);
    expect(problems()).toEqual([
      'Company name is required',
      'RC Number is required',
      'Company email is required',
      'Company phone is required',
      'Office address is required',
      'Please select at least one state',
    ]);
    expect(screen.getByText('Company name').textContent).toContain('*');
    await shown.fill(field(/^Company email/), 'office');
    await shown.person.click(button('Select All'));
    expect(screen.getByText('37 of 37 chosen')).toBeTruthy();
    await shown.person.click(button('Clear All'));
    expect(screen.getByText('0 of 37 chosen')).toBeTruthy();
    await next(shown);
    expect(problems()).toContain('Email is invalid');
    await company(shown);
    expect(step()).toBe('Contact Person');
  });

  test('asks for a person, and Back finds what was typed', async () => {
    const shown = await open();
    await plan(shown);
    await company(shown);
    await next(shown);
    expect(problems()).toEqual([
      'Full name is required',
      'Position is required',
      'Work email is required',
      'Phone number is required',
    ]);
    await shown.person.click(button('Back'));
    expect(field(/^Company name/)).toHaveProperty('value', 'Okafor Homes');
    await shown.person.click(button('Cancel'));
    await waitFor(() => expect(shown.address()).toBe('/'));
  });
});

test('begun in two tabs it is one: each shows what the other has, and keeps it', async () => {
  const shown = await open();
  expect(step()).toBe('Plan Selection');
  // The other tab begins, under an id that comes before any other.
  const form = { ...EMPTY_BUSINESS_SIGN_UP, selectedPlan: 'pro', companyName: 'Okafor' } as const;
  const id = '00000000-0000-4000-8000-000000000000';
  const nothingYet = { submittedAt: null, sentAt: null, toldAt: null, uploadToken: null };
  const begun = { id, ...nothingYet, status: 'pending', reason: null } as const;
  await shown.phone.ownApplications.put({ ...begun, form, step: 3 });
  await waitFor(() => expect(step()).toBe('Documents'));
  await shown.person.upload(field(/^Valid ID/), paper());
  expect(await screen.findByText(/kept on this device$/)).toBeTruthy();
  await shown.person.click(button('Back'));
  await shown.fill(field(/^Full name/), 'Chidi Okafor');
  await waitFor(async () =>
    expect(await shown.phone.ownApplications.toArray()).toMatchObject([
      { id, form: { companyName: 'Okafor', fullName: 'Chidi Okafor' }, step: 2 },
    ]),
  );
  // It goes on in the other one; what was typed here stands.
  await shown.phone.ownApplications.toCollection().modify((kept) => {
    kept.form.companyName = 'Okafor Homes';
    kept.form.fullName = 'C. Okafor';
  });
  await shown.person.click(button('Back'));
  await waitFor(() => expect(field(/^Company name/)).toHaveProperty('value', 'Okafor Homes'));
  await shown.fill(field(/^RC Number/), 'RC 123456');
  await waitFor(async () =>
    expect(await shown.phone.ownApplications.toArray()).toMatchObject([
      {
        id,
        form: { companyName: 'Okafor Homes', rcNumber: 'RC 123456', fullName: 'Chidi Okafor' },
      },
    ]),
  );
});

/** The registration at its papers. */
async function atPapers(): Promise<Shown> {
  const shown = await open();
  await plan(shown);
  await company(shown);
  await contact(shown);
  return shown;
}

describe('[BIZ-3] the papers', () => {
  test('are three, and each is looked at by its content', async () => {
    const shown = await atPapers();
    await next(shown);
    expect(problems()).toEqual([
      'CAC Certificate is required',
      'Valid ID is required',
      'Proof of address is required',
    ]);
    // A text file called .pdf is none.
    await shown.person.upload(field(/^Valid ID/), paper('id.pdf', ['hello']));
    expect(await screen.findByText(/id\.pdf is not a PDF, JPG or PNG/)).toBeTruthy();
    const large = paper('scan.pdf', ['%PDF-1.7', new Uint8Array(5 * 1024 * 1024)]);
    await shown.person.upload(field(/^Valid ID/), large);
    expect(await screen.findByText(/scan\.pdf is larger than 5 MB/)).toBeTruthy();
    await papers(shown);
    expect(step()).toBe('Final Details');
  });
});

describe('[BIZ-4] the end of a registration', () => {
  test('[BIZ-2] asks the last questions and for a password', async () => {
    const shown = await atPapers();
    await papers(shown);
    await shown.person.click(button('Complete Registration'));
    for (const words of [
      'Please select an option',
      'Please enter a number',
      'Password is required',
    ])
      expect(problems()).toContain(words);
    const homes = field(/^How many properties/);
    await shown.fill(homes, '9000');
    expect(homes.getAttribute('aria-describedby')).toContain('-note');
    expect(
      screen.getByText(
        /^The Business plan publishes up to 200 listings at a time\. The Enterprise/,
      ),
    );
    await shown.fill(homes, '-3');
    expect(screen.queryByText(/listings at a time/)).toBeNull();
    await shown.fill(field(/^Password/), 'short');
    await shown.person.click(button('Complete Registration'));
    for (const words of [
      'Please enter a valid number',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ])
      expect(problems()).toContain(words);
  });

  test('coming back finds the step, the papers and the words, and no password', async () => {
    const shown = await atPapers();
    await papers(shown);
    await shown.fill(field(/^Password/), 'a harmattan morning');
    await waitFor(async () =>
      expect(await shown.phone.ownApplications.toArray()).toMatchObject([{ step: 4 }]),
    );
    expect(JSON.stringify(await shown.phone.ownApplications.toArray())).not.toContain('harmattan');
    const again = await open();
    await waitFor(() => expect(step()).toBe('Final Details'));
    expect(field(/^Password/)).toHaveProperty('value', '');
    await again.person.click(button('Back'));
    expect(screen.getAllByText(/paper\.pdf .*kept on this device/)).toHaveLength(3);
  });

  test('with no network is safe on the phone, its password not to be read', async () => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    const state = await screen.findByRole('region', { name: 'Your registration' });
    // The registration and its three papers.
    expect(await within(state).findAllByText('Saved on this device')).toHaveLength(4);
    const lastError = { code: 'network' as const, status: null, message: 'Not reached', at: 1 };
    await shown.phone.outbox.toCollection().modify({ attempts: 1, lastError });
    expect(
      await within(state).findByText(/^Your registration has been saved on this device/),
    ).toBeTruthy();
    const stored = JSON.stringify(await shown.phone.outbox.toArray());
    expect(stored).toContain('agent.signup');
    expect(stored).not.toContain('harmattan');
  });

  test('of a company that is registered already opens at the company, with the words', async () => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    await screen.findByRole('region', { name: 'Your registration' });
    const message = 'This company is already registered';
    const lastError = {
      code: 'conflict' as const,
      status: 409,
      message,
      field: 'companyName',
      at: 1,
    };
    const signup = shown.phone.outbox.where('kind').equals('agent.signup');
    await signup.modify({ state: 'rejected', attempts: 1, lastError });
    const told = await screen.findByRole('dialog', { name: 'Already registered' });
    expect(told.textContent).toContain(message);
    await shown.person.click(within(told).getByRole('button', { name: 'OK' }));
    expect(step()).toBe('Company Details');
    expect(
      screen.getByRole('textbox', { name: /^Company name/, description: message }),
    ).toBeTruthy();
  });

  test('refused on a field leads to its step, once: what is put right there is gone on from', async () => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    await screen.findByRole('region', { name: 'Your registration' });
    const message = 'This number is not in use';
    const lastError = { code: 'invalid' as const, status: 422, message, field: 'phone', at: 1 };
    const signup = shown.phone.outbox.where('kind').equals('agent.signup');
    await signup.modify({ state: 'rejected', attempts: 1, lastError });
    await waitFor(() => expect(step()).toBe('Contact Person'));
    const number = await screen.findByRole('textbox', {
      name: /^Phone number/,
      description: message,
    });
    await shown.fill(number, '+234 800 333 4444');
    expect(step()).toBe('Contact Person');
    await next(shown);
    expect(step()).toBe('Documents');
    await next(shown);
    // Step 4 was kept before as well: what is new is the number.
    await waitFor(async () =>
      expect(await shown.phone.ownApplications.toArray()).toMatchObject([
        { step: 4, form: { officialPhone: '+234 800 333 4444' } },
      ]),
    );
    await open();
    await waitFor(() => expect(step()).toBe('Final Details'));
    expect(screen.queryByText(message)).toBeNull();
  });

  test('refused for what is no field of the form is told in words', async () => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    await screen.findByRole('region', { name: 'Your registration' });
    const message = 'Registrations are closed today.';
    const lastError = { code: 'invalid' as const, status: 422, message, at: 1 };
    const signup = shown.phone.outbox.where('kind').equals('agent.signup');
    await signup.modify({ state: 'rejected', attempts: 1, lastError });
    expect(await screen.findByText(new RegExp(`^${message} What you typed is saved`))).toBeTruthy();
    expect(step()).toBe('Final Details');
    expect(screen.queryByRole('link', { name: message })).toBeNull();
    expect(field(/^Password/).getAttribute('aria-invalid')).toBe('false');
  });

  test('of a form that is not whole leads to the step that has the field', async () => {
    const shown = await atPapers();
    await papers(shown);
    await waitFor(async () =>
      expect(await shown.phone.ownApplications.toArray()).toMatchObject([{ step: 4 }]),
    );
    await shown.phone.ownApplications.toCollection().modify((kept) => {
      kept.form.position = '';
    });
    const again = await open();
    await waitFor(() => expect(step()).toBe('Final Details'));
    await again.person.click(button('Complete Registration'));
    expect(step()).toBe('Final Details');
    await complete(again);
    await waitFor(() => expect(step()).toBe('Contact Person'));
    expect(problems()).toEqual(['Position is required']);
    await again.fill(field(/^Position/), 'Manager');
    expect(step()).toBe('Contact Person');
  });

  test('[BIZ-4] [STORE-2] sent with no page open, it is told at the next visit, and once', async () => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    await screen.findByRole('region', { name: 'Your registration' });
    cleanup();
    await shown.phone.outbox.clear();
    await shown.phone.ownApplications.toCollection().modify({ sentAt: 1 });
    const later = await renderScreen('/signup');
    const told = await screen.findByRole('dialog', { name: 'Registration submitted' });
    expect(told.textContent).toContain(
      'Your registration has been submitted for review. We will contact you at chidi@okafor.example once your application is approved. You will not be able to log in until approval is complete.',
    );
    for (const key of ['pendingAgentApprovals', 'pendingAgentUser'])
      await waitFor(() =>
        expect(sessionStorage.getItem(key) ?? '').toContain('chidi@okafor.example'),
      );
    await later.person.click(within(told).getByRole('button', { name: 'OK' }));
    await waitFor(async () =>
      expect((await later.phone.ownApplications.toArray())[0]?.toldAt).toBeGreaterThan(1),
    );
    await open();
    await screen.findByRole('region', { name: 'Your registration' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['pending', null, /^Your application is being reviewed, which takes up to 4 days/],
    ['approved', null, /^Your application is approved/],
    [
      'rejected',
      'The RC number is not yours.',
      /^We could not accept your application: The RC number is not yours\./,
    ],
  ] as const)('[BIZ-5] %s is told', async (status, reason, words) => {
    const shown = await atPapers();
    await papers(shown);
    await complete(shown);
    await screen.findByRole('region', { name: 'Your registration' });
    await shown.phone.outbox.clear();
    await shown.phone.ownApplications.toCollection().modify({ sentAt: 1, status, reason });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('dialog')).toHaveLength(status === 'pending' ? 1 : 0);
    if (status !== 'rejected') return;
    await shown.person.click(button('Correct it and apply again'));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
    // What is to be corrected stands with it, at the next visit too.
    expect(
      screen.getByText(/^We could not accept your last application: The RC number is not yours\./),
    ).toBeTruthy();
    expect(await shown.phone.ownApplications.toArray()).toMatchObject([{ reason, sentAt: null }]);
  });

  test('[BIZ-5] that is not known to the server any more says so, and may be sent anew', async () => {
    const message = 'We no longer know this application. Please write to us.';
    const body = { code: 'not-found', message };
    const network = answering({ 'POST /api/agent-signup/status': { status: 404, body } });
    await phoneOf(null).ownApplications.put({
      id: crypto.randomUUID(),
      form: { ...EMPTY_BUSINESS_SIGN_UP, companyName: 'Okafor Homes' },
      step: 4,
      submittedAt: 1,
      sentAt: 1,
      toldAt: 1,
      uploadToken: 'old',
      status: 'pending',
      reason: null,
    });
    const shown = await renderScreen('/signup', { network });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText(/^Your application is being reviewed/)).toBeNull();
    await shown.person.click(button('Correct it and apply again'));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  });
});
