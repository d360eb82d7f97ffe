import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import type { SecondFactors } from '../../src/contract/people/second-factor';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { answering } from '../support/answering';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';
import { wholeText } from '../support/whole-text';

const SETTINGS = '/customer-dashboard?tab=settings';
const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressable = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { status, code, message },
});
const NONE: SecondFactors = { codes: false, recoveryCodesLeft: 0, passkeys: [] };
const ON: SecondFactors = { codes: true, recoveryCodesLeft: 10, passkeys: [] };
const PHONE = {
  id: '6d0b6a8e-3a0b-4a8e-9a52-5a8f7a0b6d0b',
  name: 'My phone',
  createdAt: '2026-02-03T08:00:00.000Z',
  lastUsedAt: null,
};

describe('a login that is asked for a code', () => {
  test('[FACTOR-3] has the cursor in its field, says what was wrong, and goes on with the right one', async () => {
    const user = madePerson('seeker');
    phoneOf(user);
    const sent: unknown[] = [];
    const network = answering({
      'POST /api/auth/login': (body) => {
        sent.push(body);
        const { code } = body as { code?: string };
        if (code === undefined) return refusal(401, 'code-needed', 'Please enter the code.');
        if (code !== '123456') return refusal(401, 'unauthorised', 'Invalid credentials.');
        return { body: { token: 'token', user } };
      },
    });
    const { person, fill, address } = await renderScreen('/login', { network });
    await fill(screen.getByLabelText('Email'), user.email);
    await fill(screen.getByLabelText('Password'), 'yaba-two-rooms');
    await person.click(button('Log In'));
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();
    const field = screen.getByLabelText('Code from your app');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.click(button('Log In'));
    expect(screen.getByRole('alert').textContent).toContain('Please enter the code');
    expect(sent).toHaveLength(1);
    await fill(field, '654321');
    await person.keyboard('{Enter}');
    const wrong = 'This code is not right, or was used already. Please enter the newest one.';
    const link = await screen.findByRole('link', { name: wrong });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
    expect(await readSession()).toBeNull();
    await person.click(link);
    expect(document.activeElement).toBe(field);
    await fill(field, ' 123456 ');
    await person.click(button('Log In'));
    await waitFor(() => expect(address()).toBe('/customer-dashboard'));
    expect(sent.at(-1)).toEqual({
      email: user.email,
      password: 'yaba-two-rooms',
      userType: 'agent',
      code: '123456',
    });
  });

  test('[FACTOR-3] leads back to the password', async () => {
    const network = answering({
      'POST /api/auth/login': refusal(401, 'code-needed', 'Please enter the code.'),
    });
    const { person, fill } = await renderScreen('/login', { network });
    await fill(screen.getByLabelText('Email'), 'amina@seekers.example');
    await fill(screen.getByLabelText('Password'), 'yaba-two-rooms');
    await person.click(button('Log In'));
    await person.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'Log In' })).toBeTruthy();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'amina@seekers.example');
  });
});

describe('in the settings', () => {
  test('[FACTOR-1] [FACTOR-2] codes are turned on by password and code, and the recovery codes are shown once', async () => {
    let factors = NONE;
    const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-000${at}`);
    const network = answering({
      'GET /api/auth/second-factors': () => ({ body: factors }),
      'POST /api/auth/codes/begin': (body) =>
        (body as { currentPassword: string }).currentPassword === 'mine'
          ? { body: { key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Gida?secret=JBSW' } }
          : refusal(422, 'invalid', 'Current password is incorrect'),
      'POST /api/auth/codes/confirm': (body) => {
        if ((body as { code: string }).code !== '123 456')
          return refusal(422, 'invalid', 'This code is not right.');
        factors = ON;
        return { body: { recoveryCodes: codes } };
      },
    });
    const { person, fill } = await renderScreen(SETTINGS, { as: madePerson('seeker'), network });
    await person.click(await screen.findByRole('button', { name: 'Turn codes on' }));
    const ask = await dialog('Turn codes on');
    await fill(within(ask).getByLabelText('Current Password'), 'not mine');
    await person.click(pressable(ask, 'Continue'));
    expect(await within(ask).findByText('Current password is incorrect')).toBeTruthy();
    await fill(within(ask).getByLabelText('Current Password'), 'mine');
    await person.click(pressable(ask, 'Continue'));
    const setUp = await dialog('Set up your app');
    expect(within(setUp).getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    const qr = within(setUp).getByRole('img', { name: 'QR code with the key for your app' });
    expect(qr.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    const field = within(setUp).getByLabelText('Code from the app');
    await fill(field, '000000');
    await person.click(pressable(setUp, 'Turn codes on'));
    expect(await within(setUp).findByText('This code is not right.')).toBeTruthy();
    await fill(field, '123 456');
    await person.click(pressable(setUp, 'Turn codes on'));
    const shown = await dialog('Your recovery codes');
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    await person.click(pressable(shown, 'I have kept them'));
    expect(screen.queryByText('abcd-efgh-jkmn-0000')).toBeNull();
    expect(await screen.findByText(/^On\. 10 recovery codes left/)).toBeTruthy();
  });

  test('[FACTOR-1] codes are turned off by the password', async () => {
    const sent: unknown[] = [];
    const network = answering({
      'GET /api/auth/second-factors': { body: ON },
      'DELETE /api/auth/codes': (body) => {
        sent.push(body);
        return { body: NONE };
      },
    });
    const { person, fill } = await renderScreen(SETTINGS, { as: madePerson('agent'), network });
    await person.click(await screen.findByRole('button', { name: 'Turn codes off' }));
    const ask = await dialog('Turn codes off');
    await person.click(pressable(ask, 'Turn codes off'));
    expect(within(ask).getByText('Current password is required')).toBeTruthy();
    await fill(within(ask).getByLabelText('Current Password'), 'mine');
    await person.click(pressable(ask, 'Turn codes off'));
    expect(await screen.findByRole('button', { name: 'Turn codes on' })).toBeTruthy();
    expect(sent).toEqual([{ currentPassword: 'mine' }]);
  });

  test('[FACTOR-4] passkeys are listed, named anew and removed', async () => {
    const network = answering({
      'GET /api/auth/second-factors': { body: { ...NONE, passkeys: [PHONE] } },
      [`PATCH /api/auth/passkeys/${PHONE.id}`]: (body) => ({
        body: { ...NONE, passkeys: [{ ...PHONE, name: (body as { name: string }).name }] },
      }),
      [`DELETE /api/auth/passkeys/${PHONE.id}`]: { body: NONE },
    });
    const { person, fill } = await renderScreen(SETTINGS, { as: madePerson('seeker'), network });
    await person.click(await screen.findByRole('button', { name: 'Rename My phone' }));
    const rename = await dialog('Rename My phone');
    await fill(within(rename).getByLabelText('Name of the passkey'), 'My Tecno');
    await person.click(pressable(rename, 'Save the name'));
    const list = await screen.findByRole('list', { name: 'Your passkeys' });
    expect(await within(list).findByText('My Tecno')).toBeTruthy();
    expect(within(list).getByText(wholeText(/^Added on 3 Feb/))).toBeTruthy();
    await person.click(button('Remove My Tecno'));
    const remove = await dialog('Remove My Tecno');
    await fill(within(remove).getByLabelText('Current Password'), 'mine');
    await person.click(pressable(remove, 'Remove the passkey'));
    await waitFor(() => expect(screen.queryByText('My Tecno')).toBeNull());
  });

  test('[FACTOR-4] what was heard last stays on the screen without a network; before that, it says why there is nothing', async () => {
    const as = madePerson('seeker');
    await renderScreen(SETTINGS, { as });
    const unreached = /^Cannot connect to the server/;
    const section = await screen.findByRole('region', { name: 'Log-in with more than a password' });
    expect(await within(section).findByText(unreached)).toBeTruthy();
    const phone = phoneOf(as);
    const value = { ...NONE, passkeys: [PHONE] };
    await keepSnapshot('second-factors', value, 1, phone);
    await renderScreen(SETTINGS, { as });
    expect(await screen.findByText('My phone')).toBeTruthy();
  });
});

test('[FACTOR-6] an approver without a second factor is led to where one is set up', async () => {
  const message = 'Your account needs more than a password.';
  const network = answering({
    'GET /api/email/agent-approval/pending': refusal(403, 'second-factor-missing', message),
    'GET /api/auth/second-factors': { body: NONE },
  });
  const { person, address } = await renderScreen('/approvals', {
    as: madePerson('approver'),
    network,
  });
  expect(await screen.findByText(message)).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Set it up' }));
  expect(address()).toBe(SETTINGS);
  expect(await screen.findByRole('button', { name: 'Turn codes on' })).toBeTruthy();
});

test('[FACTOR-9] news of a log-in on a new device leads to the list of sessions', async () => {
  const as = madePerson('seeker');
  const phone = phoneOf(as);
  await phone.notifications.put({
    id: crypto.randomUUID(),
    type: 'NEW_DEVICE',
    propertyId: null,
    propertyTitle: 'New log-in',
    message: 'Your account was opened on a device it did not know: Chrome on Android.',
    details: {},
    read: false,
    createdAt: new Date().toISOString(),
  });
  const session = { createdAt: '2026-02-03T08:00:00.000Z', lastUsedAt: '2026-02-03T08:00:00.000Z' };
  await phone.sessions.put({ ...session, id: 'a', device: 'Chrome on Android', current: false });
  const { person, address } = await renderScreen('/customer-dashboard?tab=notifications', { as });
  await person.click(await screen.findByRole('button', { name: /Chrome on Android/ }));
  await waitFor(() => expect(address()).toBe(SETTINGS));
  expect(
    await screen.findByRole('button', { name: 'End the session on Chrome on Android' }),
  ).toBeTruthy();
});
