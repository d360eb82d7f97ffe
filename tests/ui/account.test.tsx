import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/contract/people/account';
import type { Profile } from '../../src/contract/people/profile';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { storeAccount } from '../../src/db/repositories/account/account-repository';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { keepApplication } from '../../src/db/repositories/applications/own-application-commands';
import { storeForm } from '../../src/db/repositories/forms/form-repository';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { DEFAULT_PREFERENCES } from '../../src/domain/notifications/default-preferences';
import { answering } from '../support/answering';
import { handedOutFiles } from '../support/handed-out-files';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';

const SEEKER = '/customer-dashboard?tab=settings';
const AGENT = '/dashboard/account';
const region = (name: string) => screen.findByRole('region', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
const field = (scope: HTMLElement, name: string) => within(scope).getByLabelText(name);
/** What the server says of an account. */
const profileOf = (as: User, phone: string | null): Profile => ({
  ...as,
  phone,
  agentLicense: null,
  languages: null,
  verified: true,
  pendingEmail: null,
  pendingCompanyName: null,
  plan: as.userType === 'agent' ? 'pro' : null,
  memberSince: '2026-02-03T08:00:00.000Z',
});
const SAFE = 'Safe on this device. It goes out by itself once the server is reached.';

describe('the profile', () => {
  test('[DASH-8] is changed with no network: only what was changed is sent', async () => {
    const as = madePerson('seeker');
    const { person, fill, phone } = await renderScreen(SEEKER, { as });
    const personal = await region('Personal Information');
    expect(field(personal, 'Full Name')).toHaveProperty('value', as.name);
    expect(field(personal, 'Email Address')).toHaveProperty('value', as.email);
    await person.click(on(personal, 'Save Changes'));
    expect(await within(personal).findByText('Nothing was changed.')).toBeTruthy();
    await fill(field(personal, 'Full Name'), 'Amina Bello-Ade');
    expect(within(personal).queryByText('Nothing was changed.')).toBeNull();
    await person.click(on(personal, 'Save Changes'));
    expect(await within(personal).findByText(SAFE)).toBeTruthy();
    expect(await within(personal).findByText('Saved on this device')).toBeTruthy();
    const [row] = await phone.outbox.toArray();
    expect(row).toMatchObject({ kind: 'profile.save', payload: { userName: 'Amina Bello-Ade' } });
    await phone.receipts.put({
      id: row?.id ?? '',
      kind: 'profile.save',
      entityId: row?.entityId ?? '',
      about: '',
      deliveredAt: 1,
    });
    await phone.outbox.clear();
    expect(
      await within(personal).findByText('Your information has been updated successfully!'),
    ).toBeTruthy();
  });

  test.each([
    ['seeker', SEEKER, 'Not saved: Name is required'],
    ['agent', AGENT, 'Error updating profile: Name is required'],
  ] as const)(
    '[DASH-8] [ACC-1] of a %s that was refused is mended or given up',
    async (userType, address, words) => {
      const as = madePerson(userType);
      const { person, fill, phone } = await renderScreen(address, { as });
      const personal = await region('Personal Information');
      await fill(field(personal, 'Full Name'), 'X');
      await person.click(on(personal, 'Save Changes'));
      await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
      const lastError = {
        code: 'invalid' as const,
        status: 422,
        message: 'Name is required',
        at: 1,
      };
      await phone.outbox.toCollection().modify({ state: 'rejected', attempts: 1, lastError });
      expect(await within(personal).findByText(words)).toBeTruthy();
      await person.click(on(personal, 'Edit'));
      expect(field(personal, 'Full Name')).toHaveProperty('value', 'X');
      await person.click(on(personal, 'Discard'));
      await waitFor(async () => expect(await phone.outbox.count()).toBe(0));
      await waitFor(() => expect(within(personal).queryByText(words)).toBeNull());
    },
  );

  test('[ACC-1] says of an agent’s own name that people see the one so far until it is approved', async () => {
    const as = { ...madePerson('agent'), companyName: null };
    const { person, fill, phone } = await renderScreen(AGENT, { as });
    await storeAccount(profileOf(as, null), { ...DEFAULT_PREFERENCES, sendsSms: false }, phone);
    const personal = await region('Personal Information');
    await fill(field(personal, 'Full Name'), 'Eko Towers');
    await person.click(on(personal, 'Save Changes'));
    await within(personal).findByText(
      'Eko Towers waits for approval; people see the name above until then',
    );
    expect(within(personal).getByLabelText(/^Company Name/)).toHaveProperty('value', as.name);
    expect(field(personal, 'Full Name')).toHaveProperty('value', 'Eko Towers');
  });

  test('[DASH-8] keeps a new e-mail as it was typed until it was asked for', async () => {
    const as = madePerson('seeker');
    const { person, fill, phone } = await renderScreen(SEEKER, { as });
    await storeAccount(profileOf(as, null), { ...DEFAULT_PREFERENCES, sendsSms: false }, phone);
    const personal = await region('Personal Information');
    await fill(field(personal, 'Full Name'), 'Ada Obi');
    await fill(field(personal, 'Email Address'), 'new@example.com');
    await person.click(on(personal, 'Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Change your e-mail' });
    await person.click(on(dialog, 'Close'));
    await waitFor(async () => expect(await phone.outbox.count()).toBe(1));
    expect(field(personal, 'Email Address')).toHaveProperty('value', 'new@example.com');
  });

  test('[DASH-8] calls a change of the e-mail off by the present one, and asks for another link by the new one', async () => {
    const as = madePerson('seeker');
    const sent: unknown[] = [];
    const network = answering({
      'PUT /api/auth/email': (body) => {
        sent.push(body);
        return { body: { data: profileOf(as, null) } };
      },
    });
    const { person, fill, phone } = await renderScreen(SEEKER, { as, network });
    const waiting = { ...profileOf(as, null), pendingEmail: 'new@example.com' };
    await storeAccount(waiting, { ...DEFAULT_PREFERENCES, sendsSms: false }, phone);
    const personal = await region('Personal Information');
    await within(personal).findByText(/Write it again for another link/);
    await fill(field(personal, 'Email Address'), 'new@example.com');
    await person.click(on(personal, 'Save Changes'));
    expect(await screen.findByRole('dialog', { name: 'Change your e-mail' })).toBeTruthy();
    await person.click(on(screen.getByRole('dialog'), 'Close'));
    await fill(field(personal, 'Email Address'), as.email);
    await person.click(on(personal, 'Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Keep your e-mail' });
    expect(dialog.textContent).toContain(
      `Your e-mail stays ${as.email}: the change to new@example.com is called off.`,
    );
    await fill(field(dialog, 'Current Password'), 'lekki-two-rooms');
    await person.click(on(dialog, 'Keep e-mail'));
    await waitFor(() =>
      expect(sent).toEqual([{ email: as.email, currentPassword: 'lekki-two-rooms' }]),
    );
  });

  test('[DASH-8] takes another e-mail with the password, and keeps the old one until it is confirmed', async () => {
    const as = madePerson('seeker');
    const sent: unknown[] = [];
    const profile = { ...profileOf(as, null), pendingEmail: 'new@example.com' };
    const network = answering({
      'PUT /api/auth/email': (body) => {
        sent.push(body);
        return sent.length === 1
          ? { status: 422, body: { message: 'Current password is incorrect' } }
          : { body: { data: profile } };
      },
    });
    const { person, fill, phone } = await renderScreen(SEEKER, { as, network });
    const preferences = { ...DEFAULT_PREFERENCES, sendsSms: false };
    await storeAccount(profileOf(as, null), preferences, phone);
    const personal = await region('Personal Information');
    await fill(field(personal, 'Email Address'), 'nope');
    await person.click(on(personal, 'Save Changes'));
    expect(within(personal).getByText('Please enter a valid email address')).toBeTruthy();
    await fill(field(personal, 'Email Address'), 'new@example.com');
    await person.click(on(personal, 'Save Changes'));
    const dialog = await screen.findByRole('dialog', { name: 'Change your e-mail' });
    await fill(field(dialog, 'Current Password'), 'a guess');
    await person.click(on(dialog, 'Change e-mail'));
    expect(await within(dialog).findByText('Current password is incorrect')).toBeTruthy();
    await fill(field(dialog, 'Current Password'), 'lekki-two-rooms');
    await person.click(on(dialog, 'Change e-mail'));
    expect(
      await within(personal).findByText(/^new@example\.com waits for its confirmation/),
    ).toBeTruthy();
    expect(field(personal, 'Email Address')).toHaveProperty('value', as.email);
    expect(sent[1]).toEqual({ email: 'new@example.com', currentPassword: 'lekki-two-rooms' });
    expect(await phone.outbox.count()).toBe(0);
  });

  test('[ACC-1] of an agent has a company and a license, and tells who and since when', async () => {
    const as = madePerson('agent');
    const profile = profileOf(as, null);
    await renderScreen(AGENT, { as });
    expect((await region('Profile')).textContent).not.toContain('Member since');
    await storeAccount(profile, { ...DEFAULT_PREFERENCES, sendsSms: false }, phoneOf(as));
    const { person, fill, phone } = await renderScreen(AGENT, { as });
    const who = await region('Profile');
    expect(who.textContent).toContain('TA');
    expect(who.textContent).toContain('Tunde Adeyemi');
    expect(await within(who).findByText('Member since February 2026')).toBeTruthy();
    expect(within(who).getByText('Verified')).toBeTruthy();
    const personal = await region('Personal Information');
    expect(field(personal, 'Company Name')).toHaveProperty('value', 'Harmattan Homes');
    await fill(field(personal, 'Agent License'), 'LASRERA/0042');
    await person.click(on(personal, 'Save Changes'));
    await waitFor(async () =>
      expect(await phone.outbox.toArray()).toMatchObject([
        { payload: { agentLicense: 'LASRERA/0042' } },
      ]),
    );
  });
});

describe('the notification preferences', () => {
  test.each([
    [
      'seeker',
      SEEKER,
      [true, true],
      'Tell me when the price of a saved home changes',
      { priceDropAlerts: false },
    ],
    [
      'agent',
      AGENT,
      [true],
      'E-mail me requests to see a property',
      { emailViewingRequests: false },
    ],
  ] as const)(
    '[DASH-8] [ACC-1] of a %s begin as agreed to, and only the change is sent',
    async (userType, address, begin, box, sent) => {
      const { person, phone } = await renderScreen(address, { as: madePerson(userType) });
      const preferences = await region('Notification Preferences');
      const boxes = within(preferences).getAllByRole<HTMLInputElement>('checkbox');
      expect(boxes.map(({ checked }) => checked)).toEqual(begin);
      // Nothing sends any.
      expect(preferences.textContent).not.toMatch(/SMS|Figures of the week|Newsletters/);
      await person.click(field(preferences, box));
      await person.click(on(preferences, 'Save Preferences'));
      expect(await within(preferences).findByText(SAFE)).toBeTruthy();
      expect((await phone.outbox.toArray())[0]?.payload).toEqual(sent);
    },
  );

  test.each([
    [
      'seeker',
      SEEKER,
      'SMS when an inspection is confirmed, moved or called off',
      'smsinspectionConfirmations',
    ],
    ['agent', AGENT, 'SMS when a confirmed inspection is called off', 'smsConfirmedViewings'],
  ] as const)(
    '[DASH-8] [ACC-1] of a %s offer SMS where the server sends any, which take a phone number',
    async (userType, address, box, flag) => {
      const as = madePerson(userType);
      const NEEDS_PHONE = 'SMS go to the phone number of your account, which has none yet.';
      const keep = (sendsSms: boolean, phone: string | null) =>
        storeAccount(profileOf(as, phone), { ...DEFAULT_PREFERENCES, sendsSms }, phoneOf(as));
      await keep(false, null);
      await renderScreen(address, { as });
      expect((await region('Notification Preferences')).textContent).not.toContain('SMS');
      await keep(true, null);
      await renderScreen(address, { as });
      const without = within(await region('Notification Preferences'));
      expect(await without.findByText(NEEDS_PHONE)).toBeTruthy();
      await keep(true, '+2348031112222');
      const { person, phone } = await renderScreen(address, { as });
      const preferences = await region('Notification Preferences');
      expect(within(preferences).queryByText(NEEDS_PHONE)).toBeNull();
      expect(field(preferences, box)).toHaveProperty('checked', true);
      await person.click(field(preferences, box));
      await person.click(on(preferences, 'Save Preferences'));
      expect(await within(preferences).findByText(SAFE)).toBeTruthy();
      expect((await phone.outbox.toArray())[0]?.payload).toEqual({ [flag]: false });
      expect(field(preferences, box)).toHaveProperty('checked', false);
    },
  );

  test('[DASH-8] let a consent to newsletters be taken back where it was given', async () => {
    const as = madePerson('seeker');
    const agreed = { ...DEFAULT_PREFERENCES, marketingNewsletters: true, sendsSms: false };
    await storeAccount(profileOf(as, null), agreed, phoneOf(as));
    const { person, phone } = await renderScreen(SEEKER, { as });
    const preferences = await region('Notification Preferences');
    await person.click(field(preferences, 'Newsletters and offers'));
    await person.click(on(preferences, 'Save Preferences'));
    expect(await within(preferences).findByText(SAFE)).toBeTruthy();
    expect((await phone.outbox.toArray())[0]?.payload).toEqual({ marketingNewsletters: false });
    expect(within(preferences).queryByLabelText('Newsletters and offers')).toBeNull();
  });
});

describe('a new password', () => {
  async function change({ person, fill }: Shown, current: string, next: string, confirm: string) {
    const security = await region('Security Settings');
    await fill(field(security, 'Current Password'), current);
    await fill(field(security, 'New Password'), next);
    await fill(field(security, 'Confirm New Password'), confirm);
    await person.click(on(security, 'Update Password'));
    return within(security);
  }

  test.each([
    ['seeker', SEEKER, '', '', '', 'All password fields are required'],
    ['seeker', SEEKER, 'old', 'short', 'short', 'New password must be at least 8 characters long'],
    [
      'seeker',
      SEEKER,
      'old',
      'lekki-two-rooms',
      'lekki-2-rooms',
      'New password and confirmation do not match',
    ],
    ['agent', AGENT, 'old', 'short', 'short', 'Password must be at least 8 characters long'],
    [
      'seeker',
      SEEKER,
      'old',
      'lekki-two-rooms',
      'lekki-two-rooms',
      'Cannot connect to the server. Please check your internet connection or try again later.',
    ],
    [
      'agent',
      AGENT,
      'old',
      'lekki-two-rooms',
      'lekki-two-rooms',
      'Error updating password: Cannot connect to the server. Please check your internet connection or try again later.',
    ],
  ] as const)(
    '[DASH-8] [ACC-1] of a %s at %s: "%s", "%s", "%s"',
    async (userType, address, current, next, confirm, words) => {
      const shown = await renderScreen(address, { as: madePerson(userType) });
      const security = await change(shown, current, next, confirm);
      expect(await security.findByText(words)).toBeTruthy();
      expect(await shown.phone.outbox.count()).toBe(0);
    },
  );

  test.each([
    ['seeker', SEEKER, 'Password has been updated successfully!'],
    ['agent', AGENT, 'Password updated successfully!'],
  ] as const)(
    '[DASH-8] of a %s is told once the server has it',
    async (userType, address, words) => {
      const network = answering({ 'PUT /api/auth/password': { body: { message: 'ok' } } });
      const shown = await renderScreen(address, { as: madePerson(userType), network });
      const security = await change(shown, 'old', 'lekki-two-rooms', 'lekki-two-rooms');
      expect(await security.findByText(words)).toBeTruthy();
      expect(security.getByLabelText('Current Password')).toHaveProperty('value', '');
    },
  );

  test.each([
    ['seeker', SEEKER, 'Current password is incorrect'],
    ['agent', AGENT, 'Error updating password: Current password is incorrect'],
  ] as const)(
    '[DASH-8] of a %s: a wrong current one is told before a short new one',
    async (userType, address, words) => {
      const body = { message: 'Current password is incorrect', field: 'currentPassword' };
      const network = answering({ 'PUT /api/auth/password': { status: 422, body } });
      const shown = await renderScreen(address, { as: madePerson(userType), network });
      const security = await change(shown, 'not it', 'short', 'other');
      expect(await security.findByText(words)).toBeTruthy();
    },
  );

  test('[DASH-8] of an agent: a short new one is told in the words of the form', async () => {
    const body = {
      message: 'New password must be at least 8 characters long',
      field: 'newPassword',
    };
    const network = answering({ 'PUT /api/auth/password': { status: 422, body } });
    const shown = await renderScreen(AGENT, { as: madePerson('agent'), network });
    const security = await change(shown, 'it is', 'short', 'short');
    expect(await security.findByText('Password must be at least 8 characters long')).toBeTruthy();
  });

  test('[DASH-8] says that it calls off a change of the e-mail address', async () => {
    const as = madePerson('seeker');
    const network = answering({ 'PUT /api/auth/password': { body: { message: 'ok' } } });
    const shown = await renderScreen(SEEKER, { as, network });
    const waiting = { ...profileOf(as, null), pendingEmail: 'new@example.com' };
    await storeAccount(waiting, { ...DEFAULT_PREFERENCES, sendsSms: false }, shown.phone);
    await screen.findByText(/^new@example\.com waits for its confirmation/);
    const security = await change(shown, 'old', 'lekki-two-rooms', 'lekki-two-rooms');
    expect(
      await security.findByText(
        /The change of your e-mail address to new@example\.com is called off with it/,
      ),
    ).toBeTruthy();
  });

  test('[DASH-8] is refused in the words of the server', async () => {
    const message = 'Current password is incorrect';
    const network = answering({ 'PUT /api/auth/password': { status: 403, body: { message } } });
    const shown = await renderScreen(SEEKER, { as: madePerson('seeker'), network });
    const security = await change(shown, 'wrong', 'lekki-two-rooms', 'lekki-two-rooms');
    expect(await security.findByText(message)).toBeTruthy();
  });
});

test('[DASH-8] a new password ends the other sessions, and the list says so', async () => {
  const as = madePerson('seeker');
  const at = { createdAt: '2026-05-01T08:00:00.000Z', lastUsedAt: '2026-05-01T08:00:00.000Z' };
  const here = { id: 'a'.repeat(32), device: 'Chrome on Android', current: true, ...at };
  const other = { id: 'b'.repeat(32), device: 'Firefox on Linux', current: false, ...at };
  let isChanged = false;
  const network = answering({
    'GET /api/auth/sessions': () => ({ body: { sessions: isChanged ? [here] : [here, other] } }),
    'PUT /api/auth/password': () => {
      isChanged = true;
      return { body: { message: 'ok' } };
    },
  });
  const { person, fill } = await renderScreen(SEEKER, { as, network });
  const sessions = within(await region('Where you are logged in'));
  expect(sessions.getByText('Firefox on Linux')).toBeTruthy();
  const security = await region('Security Settings');
  await fill(field(security, 'Current Password'), 'yaba-two-rooms');
  await fill(field(security, 'New Password'), 'lekki-two-rooms');
  await fill(field(security, 'Confirm New Password'), 'lekki-two-rooms');
  await person.click(on(security, 'Update Password'));
  await waitFor(() => expect(sessions.queryByText('Firefox on Linux')).toBeNull());
});

test('all other sessions are ended with one tap', async () => {
  const as = madePerson('seeker');
  const at = { createdAt: '2026-05-01T08:00:00.000Z', lastUsedAt: '2026-05-01T08:00:00.000Z' };
  await phoneOf(as).sessions.bulkPut([
    { id: 'a'.repeat(32), device: 'Chrome on Android', current: true, ...at },
    { id: 'b'.repeat(32), device: 'Firefox on Linux', current: false, ...at },
    { id: 'c'.repeat(32), device: 'Safari on Mac', current: false, ...at },
  ]);
  const { person, phone } = await renderScreen(SEEKER, { as });
  const sessions = await region('Where you are logged in');
  await person.click(on(sessions, 'Log out everywhere else'));
  await waitFor(async () =>
    expect((await phone.outbox.toArray()).map(({ entityId }) => entityId).toSorted()).toEqual([
      'b'.repeat(32),
      'c'.repeat(32),
    ]),
  );
  await waitFor(() => expect(within(sessions).queryByText('Log out everywhere else')).toBeNull());
});

test('another session is ended with no network, and this one is not offered', async () => {
  const as = madePerson('seeker');
  const at = { createdAt: '2026-05-01T08:00:00.000Z', lastUsedAt: '2026-05-01T08:00:00.000Z' };
  await phoneOf(as).sessions.bulkPut([
    { id: 'a'.repeat(32), device: 'Chrome on Android', current: true, ...at },
    { id: 'b'.repeat(32), device: 'Firefox on Linux', current: false, ...at },
  ]);
  const { person } = await renderScreen(SEEKER, { as });
  const sessions = await region('Where you are logged in');
  expect(within(sessions).getByText('This device')).toBeTruthy();
  expect(within(sessions).getAllByRole('button')).toHaveLength(1);
  await person.click(on(sessions, 'End the session on Firefox on Linux'));
  expect(await within(sessions).findByText('Saved on this device')).toBeTruthy();
});

test('[DASH-9] a copy of everything: the phone’s part at once, the account’s from the server', async () => {
  const files = handedOutFiles();
  const as = madePerson('seeker');
  let reached = false;
  const network = answering({
    'GET /api/account/export': () => {
      if (!reached) throw new TypeError('Failed to fetch');
      return { body: { account: { name: as.name } } };
    },
  });
  const { person } = await renderScreen(SEEKER, { as, network });
  await person.click(await screen.findByRole('button', { name: 'Request Data Export' }));
  const copy = await screen.findByRole('dialog', { name: 'Request Data Export' });
  expect(copy.textContent).toContain('48 hours');
  await person.click(on(copy, "Save this device's part"));
  expect(await within(copy).findByText(/^What is on this device was saved/)).toBeTruthy();
  await person.click(on(copy, "Save the account's part"));
  expect(await within(copy).findByText(/^The server could not be reached/)).toBeTruthy();
  reached = true;
  await person.click(on(copy, "Save the account's part"));
  expect(await within(copy).findByText(/^What the server keeps about you was saved/)).toBeTruthy();
  expect(files.map(({ name }) => name)).toEqual(['gida-this-device.json', 'gida-account.json']);
});

describe('[DASH-9] the end of an account', () => {
  async function leave(shown: Shown) {
    await shown.person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    return screen.findByRole('dialog', { name: 'Delete Account' });
  }

  /** With the word and the password. */
  async function leaveForGood(shown: Shown) {
    const leaving = await leave(shown);
    await shown.fill(field(leaving, 'Type "delete" to confirm'), 'delete');
    await shown.fill(field(leaving, 'Current Password'), 'yaba-two-rooms');
    await shown.person.click(on(leaving, 'Delete my account'));
    return leaving;
  }

  test('needs the word and the password', async () => {
    const shown = await renderScreen(SEEKER, { as: madePerson('seeker') });
    const leaving = await leave(shown);
    const word = field(leaving, 'Type "delete" to confirm');
    await shown.fill(word, 'remove');
    expect(on(leaving, 'Delete my account')).toHaveProperty('disabled', true);
    await shown.person.type(word, '{Enter}');
    expect(
      within(leaving).getByText('Please type "delete" to confirm account deletion'),
    ).toBeTruthy();
    await shown.fill(word, 'DELETE');
    await shown.fill(field(leaving, 'Current Password'), 'wrong');
    await shown.person.click(on(leaving, 'Delete my account'));
    expect(await within(leaving).findByText(/^Cannot connect to the server/)).toBeTruthy();
  });

  test('that was answered into a broken line leaves nothing on the phone either', async () => {
    const as = madePerson('seeker');
    let asked = 0;
    const ended = answering({
      'GET /api/auth/profile': { body: { data: {} } },
      'DELETE /api/account': { status: 401, body: { code: 'unauthorised', message: 'Ended' } },
    });
    const network: typeof fetch = (input, init) => {
      if (init?.method !== 'DELETE') return ended(input, init);
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : ended(input, init);
    };
    const shown = await renderScreen(SEEKER, { as, network });
    const leaving = await leaveForGood(shown);
    expect(await within(leaving).findByText(/^Cannot connect to the server/)).toBeTruthy();
    await shown.person.click(on(leaving, 'Delete my account'));
    // It leaves by itself, and must not do so in another test.
    await waitFor(() => expect(shown.address()).toBe('/'));
    await waitFor(async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`gida-${as.id}`),
    );
  });

  test('is not taken for granted where the session had ended meanwhile: nothing is thrown away', async () => {
    const as = madePerson('seeker');
    const refused = {
      status: 401,
      body: { code: 'unauthorised', message: 'Your session has ended.' },
    };
    const ended = answering({ 'GET /api/auth/profile': refused, 'DELETE /api/account': refused });
    let isThere = false;
    const network: typeof fetch = (input, init) =>
      isThere ? ended(input, init) : Promise.reject(new TypeError('Failed to fetch'));
    const shown = await renderScreen(SEEKER, { as, network });
    const leaving = await leaveForGood(shown);
    expect(await within(leaving).findByText(/^Cannot connect to the server/)).toBeTruthy();
    isThere = true;
    await shown.person.click(on(leaving, 'Delete my account'));
    expect(await within(leaving).findByText('Your session has ended.')).toBeTruthy();
    expect((await readSession())?.expired).toBe(true);
  });

  test('leaves nothing on the phone, and says when it will be gone', async () => {
    const as = madePerson('seeker');
    const network = answering({
      'GET /api/auth/profile': { body: { data: {} } },
      'DELETE /api/account': { body: { message: 'ok' } },
    });
    const visitors = new AppDatabase(ANONYMOUS);
    const form = { ...EMPTY_BUSINESS_SIGN_UP, workEmail: as.email.toUpperCase() };
    await keepApplication(form, 4, visitors);
    await visitors.ownApplications.toCollection().modify({ sentAt: 1, status: 'approved' });
    await storeForm('login', () => ({ email: as.email }), visitors);
    const kinds = ['agent.signup', 'document.send', 'contact.send'] as const;
    const sent = { entityId: 'a', about: 'Ada Homes', deliveredAt: 1 };
    await visitors.receipts.bulkPut(kinds.map((kind) => ({ id: kind, kind, ...sent })));
    sessionStorage.setItem('pendingAgentApprovals', JSON.stringify([form]));
    const shown = await renderScreen(SEEKER, { as, network });
    await leaveForGood(shown);
    expect(
      await screen.findByText(
        'Your account deletion request has been submitted. Your account will be removed within 24 hours.',
      ),
    ).toBeTruthy();
    await waitFor(() => expect(shown.address()).toBe('/'));
    await waitFor(async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`gida-${as.id}`),
    );
    // Nor what they applied with before they had an account.
    expect(await visitors.ownApplications.count()).toBe(0);
    expect(await visitors.forms.count()).toBe(0);
    expect((await visitors.receipts.toArray()).map(({ kind }) => kind)).toEqual(['contact.send']);
    await visitors.receipts.clear();
    expect(sessionStorage.getItem('pendingAgentApprovals')).toBeNull();
    visitors.close();
  });
});
