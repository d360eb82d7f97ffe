import { screen, waitFor, within } from '@testing-library/react';
import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import {
  readPreference,
  storePreference,
} from '../../src/db/repositories/account/preference-repository';
import { storeForm } from '../../src/db/repositories/forms/form-repository';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { answering } from '../support/answering';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);

/** A server that refuses every login in these words. */
const refusing = (message: string) =>
  answering({ 'POST /api/auth/login': { status: 403, body: { status: 403, message } } });

async function logIn({ person, fill }: Awaited<ReturnType<typeof renderScreen>>): Promise<void> {
  await fill(field('Email'), 'amina@seekers.example');
  await fill(field('Password'), 'yaba-two-rooms');
  await person.click(button('Log In'));
}

describe('the login', () => {
  test('[LOGIN-1] begins as an agent who is to be remembered, and leads to a new password and to Join', async () => {
    const { person, address } = await renderScreen('/login');
    expect(field('Agent/Owner: listing properties for sale or rent')).toHaveProperty(
      'checked',
      true,
    );
    expect(field('Property Seeker: looking to buy or rent')).toHaveProperty('checked', false);
    expect(field('Remember me')).toHaveProperty('checked', true);
    await person.click(button('Sign up'));
    expect(screen.getByRole('dialog', { name: 'Join' })).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(address()).toBe('/forgot-password');
  });

  test('[LOGIN-2] greets whoever confirmed an address, and says when a link is too old', async () => {
    await renderScreen('/login?verified=true');
    const good = 'Your email has been verified successfully! You can now log in.';
    expect(screen.getByText(good)).toBeTruthy();
    await renderScreen('/login?verified=false');
    expect(screen.queryByText(good)).toBeNull();
    expect(screen.getByText(/This verification link has expired/)).toBeTruthy();
  });

  test('[LOGIN-4] names what is blank, leads to it, and takes the word back once it is filled', async () => {
    const { person, fill } = await renderScreen('/login');
    await fill(field('Email'), 'amina@seekers.example');
    await fill(field('Password'), '   ');
    await person.click(button('Log In'));
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await person.click(
      within(summary).getByRole('link', { name: 'Please enter both email and password' }),
    );
    expect(document.activeElement).toBe(field('Password'));
    await fill(field('Password'), 'x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[LOGIN-4] keeps the address that was typed, and never the password', async () => {
    const first = await renderScreen('/login');
    await first.fill(field('Email'), 'amina@seekers.example');
    await first.fill(field('Password'), 'yaba-two-rooms');
    const kept = async () => (await first.phone.forms.get('login'))?.value;
    await waitFor(async () => expect(await kept()).toEqual({ email: 'amina@seekers.example' }));
    await renderScreen('/login');
    await screen.findByDisplayValue('amina@seekers.example');
    expect(field('Password')).toHaveProperty('value', '');
  });

  test('[LOGIN-4] the address that comes while its line has the cursor is replaced by what is typed', async () => {
    const first = await renderScreen('/login');
    await storeForm('login', () => ({ email: 'amina@seekers.example' }), first.phone);
    let release: () => void = () => undefined;
    const busy = first.phone.transaction('rw', first.phone.forms, () =>
      Dexie.waitFor(
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      ),
    );
    const { person } = await renderScreen('/login');
    await person.click(field('Email'));
    release();
    await busy;
    await screen.findByDisplayValue('amina@seekers.example');
    await person.keyboard('bola@seekers.example');
    expect(field('Email')).toHaveProperty('value', 'bola@seekers.example');
  });

  test('[LOGIN-3] takes the search on show along: the way back from a home leads to it', async () => {
    const user = madePerson('seeker');
    const account = phoneOf(user);
    await storePreference('currentSearch', 'listingType=sale', account);
    const network = answering({ 'POST /api/auth/login': { body: { token: 't', user } } });
    const visitor = phoneOf(null);
    await storePreference('currentSearch', 'listingType=rent&location=Yaba', visitor);
    const shown = await renderScreen('/login', { network });
    await logIn(shown);
    await waitFor(() => expect(shown.address()).toBe('/customer-dashboard'));
    expect(await readPreference('currentSearch', account)).toBe('listingType=rent&location=Yaba');
    expect(await readPreference('currentSearch', visitor)).toBeUndefined();
  });

  test('[LOGIN-3] [LOGIN-4] waits while it is under way, and refuses an answer without a token', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const network = answering({
      'POST /api/auth/login': async () => {
        await held;
        return { body: { user: null } };
      },
    });
    await logIn(await renderScreen('/login', { network }));
    expect(button('Logging in...')).toHaveProperty('disabled', true);
    expect(field('Email').closest('fieldset')).toHaveProperty('disabled', true);
    answer();
    expect(await screen.findByText('Login failed: Invalid response from server')).toBeTruthy();
    expect(button('Log In')).toHaveProperty('disabled', false);
  });

  test.each([
    ['Invalid email or password', 'Invalid email or password'],
    [
      'E-mail verification is missing',
      'Please verify your email before logging in. Check your inbox for the verification link.',
    ],
    [
      'This account awaits approval',
      'Your account is pending approval. We will contact you once your application has been reviewed.',
    ],
  ])('[LOGIN-5] says a refusal in words: %s', async (message, words) => {
    await logIn(await renderScreen('/login', { network: refusing(message) }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await readSession()).toBeNull();
  });

  test('[LOGIN-5] sends the link that confirms an address again, where that is what is missing', async () => {
    const asked: unknown[] = [];
    let isThere = false;
    const network = answering({
      'POST /api/auth/login': {
        status: 403,
        body: { status: 403, code: 'email-unverified', message: 'Verification: verification' },
      },
      'POST /api/email/verification-code': (sent) => {
        asked.push(sent);
        return isThere
          ? { status: 202, body: { message: 'A mail is on its way.' } }
          : { status: 503, body: { status: 503, code: 'unavailable', message: 'Not now' } };
      },
    });
    const shown = await renderScreen('/login', { network });
    await logIn(shown);
    await shown.person.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Not now')).toBeTruthy();
    isThere = true;
    await shown.person.click(button('Send the link again'));
    const told = await screen.findByText(
      /^A new link is asked for: it goes to \S+@\S+, a few times an hour at most/,
    );
    await waitFor(() => expect(document.activeElement).toBe(told));
    expect(asked).toEqual(Array(2).fill({ email: 'amina@seekers.example' }));
    // What is wrong elsewhere is no matter of the link.
    await shown.fill(field('Email'), 'other@x.example');
    expect(screen.queryByText(/^A new link/)).toBeNull();
  });

  test.each([
    [
      'approval-rejected',
      'This account was not given approval: The pending CAC paper is not readable.',
    ],
    ['forbidden', 'This account is suspended: Homes offered without approval of their owner.'],
  ])(
    '[LOGIN-5] [BIZ-5] says what a person wrote (%s), whatever words stand in it',
    async (code, message) => {
      const body = { status: 403, code, message };
      const network = answering({ 'POST /api/auth/login': { status: 403, body } });
      await logIn(await renderScreen('/login', { network }));
      expect(await screen.findByText(message)).toBeTruthy();
    },
  );

  test.each([
    ['true', 'Your email has been verified successfully!'],
    [
      'false',
      'This verification link has expired or was used already. If your address is not the new one, ask for it again in Settings.',
    ],
  ])('a link in a mail (%s) is answered where somebody is logged in', async (verified, words) => {
    await renderScreen(`/login?verified=${verified}`, { as: madePerson('seeker') });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveProperty(
      'pathname',
      '/customer-dashboard',
    );
  });

  test('[LOGIN-5] says that no server is reached', async () => {
    await logIn(await renderScreen('/login'));
    expect(
      await screen.findByText(
        'Cannot connect to the server. Please check your internet connection or try again later.',
      ),
    ).toBeTruthy();
  });

  test.each([
    ['seeker', '/login', '/customer-dashboard'],
    ['agent', '/login', '/dashboard'],
    ['approver', '/login', '/approvals'],
    ['seeker', '/login?next=/saved-properties', '/saved-properties'],
    // A full address could lead anywhere.
    ['seeker', '/login?next=//elsewhere.example', '/customer-dashboard'],
  ] as const)('[LOGIN-6] leads a %s from %s to %s', async (userType, from, to) => {
    const user = madePerson(userType);
    phoneOf(user);
    const network = answering({ 'POST /api/auth/login': { body: { token: 'token', user } } });
    const shown = await renderScreen(from, { network });
    await logIn(shown);
    await waitFor(() => expect(shown.address()).toBe(to));
    expect((await readSession())?.userId).toBe(user.id);
  });
});

test('[FORGOT-1] the address is checked, a failure says why, and a mail is promised', async () => {
  let closed = true;
  const network = answering({
    'POST /api/auth/forgot-password': () =>
      closed
        ? { status: 503, body: { message: 'The mail office is closed.' } }
        : { body: { message: 'ok' } },
  });
  const { person, fill } = await renderScreen('/forgot-password', { network });
  const send = async () => person.click(button('Send reset link'));
  await send();
  expect(screen.getByText('Please enter your email address')).toBeTruthy();
  await fill(field('Email'), 'seeker.example');
  await send();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  await fill(field('Email'), 'amina@seekers.example');
  await send();
  const closedWords = await screen.findByText('The mail office is closed.');
  await waitFor(() => expect(closedWords.closest('[role=alert]')).toBe(document.activeElement));
  closed = false;
  await send();
  expect(await screen.findByRole('heading', { name: 'Email Sent!' })).toBeTruthy();
});

describe('[RESET-1] a new password', () => {
  test('is not chosen without a link', async () => {
    await renderScreen('/reset-password');
    expect(screen.getByText('Invalid password reset link. Please try again.')).toBeTruthy();
  });

  test('is checked mistake by mistake, and refused where the link is no good', async () => {
    const message = 'This link has expired or was used already.';
    const network = answering({
      'POST /api/auth/reset-password': { status: 400, body: { message } },
    });
    const { person, fill } = await renderScreen('/reset-password?token=nothing', { network });
    const reset = async () => person.click(button('Reset password'));
    await reset();
    expect(screen.getByText('Please enter your new password and confirm it')).toBeTruthy();
    await fill(field('New password'), 'short');
    await fill(field('Confirm new password'), 'short');
    await reset();
    expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy();
    await fill(field('New password'), 'long-enough-1');
    await reset();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    await fill(field('Confirm new password'), 'long-enough-1');
    await reset();
    const refused = await screen.findByText(message);
    await waitFor(() => expect(refused.closest('[role=alert]')).toBe(document.activeElement));
  });

  test('that may have been chosen without an answer is tried at the login', async () => {
    let isThere = false;
    const message = 'Failed to reset password. The link might have expired.';
    const answers = answering({
      'POST /api/auth/reset-password': { status: 422, body: { code: 'invalid', message } },
    });
    const network: typeof fetch = (input, init) =>
      isThere ? answers(input, init) : Promise.reject(new TypeError('Failed to fetch'));
    const { person, fill } = await renderScreen('/reset-password?token=used', { network });
    await fill(field('New password'), 'long-enough-1');
    await fill(field('Confirm new password'), 'long-enough-1');
    await person.click(button('Reset password'));
    expect(await screen.findByText(/^Cannot connect to the server/)).toBeTruthy();
    isThere = true;
    await person.click(button('Reset password'));
    expect(await screen.findByText(/try to log in with the new password/)).toBeTruthy();
  });

  test('is confirmed, with a way to the login', async () => {
    const network = answering({ 'POST /api/auth/reset-password': { body: { message: 'ok' } } });
    const { person, fill } = await renderScreen('/reset-password?token=good', { network });
    await fill(field('New password'), 'long-enough-1');
    await fill(field('Confirm new password'), 'long-enough-1');
    await person.click(button('Reset password'));
    expect(await screen.findByRole('heading', { name: 'Password Reset Complete!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
  });

  test('chosen where somebody is logged in ends that too, and the login opens', async () => {
    const ended = { status: 401, body: { status: 401, code: 'unauthorised', message: 'Ended' } };
    const network = answering({
      'POST /api/auth/reset-password': { body: { message: 'ok' } },
      'GET /api/auth/profile': ended,
    });
    const as = madePerson('seeker');
    const { person, fill } = await renderScreen('/reset-password?token=good', { as, network });
    await fill(field('New password'), 'long-enough-1');
    await fill(field('Confirm new password'), 'long-enough-1');
    await person.click(button('Reset password'));
    await person.click(await screen.findByRole('link', { name: 'Go to Login' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });
});
