import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answering } from '../support/answering';
import { phoneOf, renderScreen, type Shown } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByLabelText(name);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const valuesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.getAttribute('value'));

/** Fills the first step and goes on. */
async function who({ person, fill }: Shown): Promise<void> {
  await fill(field(/^Name/), 'Bisi Ade');
  await fill(field(/^Email/), 'bisi@steps.example');
  await person.click(button('Continue'));
}

async function whatFor({ person }: Shown, purpose: 'I want to rent' | 'I want to buy') {
  await person.click(screen.getByLabelText(purpose));
  await person.click(button('Continue'));
}

async function details({ person, fill }: Shown): Promise<void> {
  await person.selectOptions(field(/^Budget/), '1000000-2000000');
  await fill(field(/^Preferred location/), 'Yaba');
  await person.selectOptions(field(/^Move-in timeline/), '1-3months');
  await fill(field(/^Password/), 'yaba-two-rooms');
  await fill(field(/^Confirm password/), 'yaba-two-rooms');
  await person.click(button('Complete Signup'));
}

describe('the sign-up of a seeker', () => {
  test('[SIGN-1] [SIGN-2] who: names what is missing, and each word goes as it is put right', async () => {
    const shown = await renderScreen('/buyer-signup');
    const bar = screen.getByRole('progressbar');
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '3']);
    await shown.person.click(button('Continue'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(problems()).toEqual(['Name is required', 'Email is required']);
    await shown.fill(field(/^Name/), 'Bisi Ade');
    expect(screen.queryByText('Name is required')).toBeNull();
    await shown.fill(field(/^Email/), 'bisi@nowhere');
    await shown.person.click(button('Continue'));
    expect(problems()).toEqual(['Please enter a valid email']);
    await who(shown);
    expect(heading()).toBe('What are you looking for?');
  });

  test('[SIGN-2] [PROP-4] has the name and e-mail address that a visitor left for an agent', async () => {
    await phoneOf(null).preferences.put({
      key: 'contactInfo',
      value: { name: 'Kemi Ojo', email: 'kemi@visitor.example', phone: '08030000001' },
    });
    const { person, fill } = await renderScreen('/buyer-signup');
    await waitFor(() => expect(field(/^Name/)).toHaveProperty('value', 'Kemi Ojo'));
    expect(field(/^Email/)).toHaveProperty('value', 'kemi@visitor.example');
    // What was typed since stays.
    await fill(field(/^Name/), 'Kemi A. Ojo');
    await person.click(button('Continue'));
    await person.click(button('Back'));
    expect(field(/^Name/)).toHaveProperty('value', 'Kemi A. Ojo');
  });

  test('[SIGN-3] what for: one of two', async () => {
    const shown = await renderScreen('/buyer-signup');
    await who(shown);
    await shown.person.click(button('Continue'));
    expect(problems()).toEqual(['Please select your purpose']);
    await whatFor(shown, 'I want to buy');
    expect(heading()).toBe('A few more details');
  });

  test('[SIGN-4] the budgets follow the purpose, and the last step names all that is missing', async () => {
    const shown = await renderScreen('/buyer-signup');
    await who(shown);
    await whatFor(shown, 'I want to buy');
    expect(valuesOf(field(/^Budget/))).toEqual([
      '',
      '0-10000000',
      '10000000-20000000',
      '20000000-50000000',
      '50000000-100000000',
      '100000000+',
    ]);
    await shown.person.click(button('Back'));
    await whatFor(shown, 'I want to rent');
    expect(valuesOf(field(/^Budget/))).toEqual([
      '',
      '0-500000',
      '500000-1000000',
      '1000000-2000000',
      '2000000-5000000',
      '5000000+',
    ]);
    expect(valuesOf(field(/^Move-in timeline/))).toEqual([
      '',
      'immediately',
      '1-3months',
      '3-6months',
      '6months+',
    ]);
    await shown.person.click(button('Complete Signup'));
    expect(problems()).toEqual([
      'Please select your budget range',
      'Preferred location is required',
      'Please select your move-in timeline',
      'Password is required',
      'Please confirm your password',
    ]);
    await shown.fill(field(/^Password/), 'short');
    await shown.fill(field(/^Confirm password/), 'other');
    await shown.person.click(button('Complete Signup'));
    expect(problems()).toContain('Password must be at least 8 characters');
    expect(problems()).toContain('Passwords do not match');
    // What a later step lacks is said by that step.
    await shown.person.click(button('Back'));
    expect(heading()).toBe('What are you looking for?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[SIGN-4] a place is suggested while it is typed', async () => {
    const shown = await renderScreen('/buyer-signup');
    await who(shown);
    await whatFor(shown, 'I want to rent');
    const place = screen.getByRole('combobox', { name: /^Preferred location/ });
    await shown.fill(place, 'sur');
    await shown.person.click(await screen.findByRole('option', { name: /^Surulere, Lagos/ }));
    expect(place).toHaveProperty('value', 'Surulere, Lagos');
  });

  test('[SIGN-1] coming back finds the step and the words, and no password', async () => {
    const shown = await renderScreen('/buyer-signup');
    await who(shown);
    await whatFor(shown, 'I want to rent');
    await shown.fill(field(/^Password/), 'yaba-two-rooms');
    await waitFor(async () =>
      expect(await shown.phone.forms.toArray()).toMatchObject([
        { value: { email: 'bisi@steps.example', purpose: 'rent', step: 3 } },
      ]),
    );
    expect(JSON.stringify(await shown.phone.forms.toArray())).not.toContain('yaba-two-rooms');
    await renderScreen('/buyer-signup');
    await waitFor(() => expect(heading()).toBe('A few more details'));
    expect(field(/^Password/)).toHaveProperty('value', '');
  });

  test('[SIGN-5] [SIGN-6] what is sent, and the welcome that leads to the login', async () => {
    const sent: unknown[] = [];
    const network = answering({
      'POST /register': (body) => {
        sent.push(body);
        return { status: 201, body: { message: 'ok' } };
      },
    });
    const shown = await renderScreen('/buyer-signup?next=%2Fsaved-home', { network });
    await who(shown);
    await whatFor(shown, 'I want to rent');
    await details(shown);
    const welcome = await screen.findByRole('dialog', { name: 'Welcome to Gida, Bisi!' });
    expect(sent).toEqual([
      {
        name: 'Bisi Ade',
        email: 'bisi@steps.example',
        password: 'yaba-two-rooms',
        userType: 'seeker',
        preferences: {
          purpose: 'rent',
          budget: '1000000-2000000',
          preferredLocation: 'Yaba',
          moveInTimeline: '1-3months',
        },
      },
    ]);
    await shown.person.click(within(welcome).getByRole('button', { name: 'Got it!' }));
    // The login knows who comes, and where to go on.
    await waitFor(() => expect(shown.address()).toBe('/login?next=%2Fsaved-home'));
    await waitFor(() => expect(field(/^Email/)).toHaveProperty('value', 'bisi@steps.example'));
    expect(field(/^Property Seeker/)).toHaveProperty('checked', true);
  });

  test('[SIGN-5] a refusal is said in the words of the server, and nothing is lost', async () => {
    const message = 'An account with this e-mail exists already.';
    const network = answering({ 'POST /register': { status: 409, body: { message } } });
    const shown = await renderScreen('/buyer-signup', { network });
    await who(shown);
    await whatFor(shown, 'I want to rent');
    await details(shown);
    expect((await screen.findByText(/not created yet/)).textContent).toContain(message);
    expect(field(/^Preferred location/)).toHaveProperty('value', 'Yaba');
    expect(button('Complete Signup')).toHaveProperty('disabled', false);
  });
});
