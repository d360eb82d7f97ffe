import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { UserType } from '../../src/contract/people/account';
import { injectFetch } from '../support/inject-fetch';
import { madeCaches } from '../support/made-caches';
import { madePerson } from '../support/made-person';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { renderScreen } from '../support/render-screen';
import { spyOnStatements } from '../support/spy-on-statements';
import { createTestApp, type TestAccount, type TestApp } from '../support/test-app';

// What is done on a screen arrives: the app with its engine, against the real server in this process.
let t: TestApp;
beforeAll(async () => {
  // A gateway is named, as the switches for SMS are there only then; nobody's is reached.
  t = await createTestApp({
    sms: { url: 'http://127.0.0.1:9', key: 'k', sender: 'Gida', channel: 'generic' },
  });
}, 60_000);
afterAll(() => t.close());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByLabelText(name);

/** Opens an address as an account that the server knows. */
const open = (address: string, account: TestAccount, userType: UserType) =>
  renderScreen(address, {
    as: madePerson(userType, { id: account.id, email: account.email }),
    token: account.token,
    network: injectFetch(t.app),
    sync: true,
  });

async function answered(as: TestAccount, url: string): Promise<unknown> {
  const answer = await t.send(`GET /api${url}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('[API-2] a fault of the server is told with the reference that its log has', async () => {
  const network = injectFetch(t.app);
  const { person, fill } = await renderScreen('/forgot-password', { network });
  await fill(await field('Email'), 'amina@seekers.example');
  const statements = spyOnStatements(t.database).mockRejectedValue(new Error('no disk'));
  await person.click(await button('Send reset link'));
  const told = await screen.findByText(/Something went wrong on our side/);
  statements.mockRestore();
  expect(told.textContent).toMatch(/Reference: [0-9a-f]{12}$/);
});

describe('of a seeker', () => {
  test('[DASH-8] the profile and the preferences', async () => {
    const seeker = await t.account('seeker');
    const { person, fill } = await open('/customer-dashboard?tab=settings', seeker, 'seeker');
    await fill(await field('Full Name'), 'Amina Bello-Ade');
    await fill(await field('Phone Number'), '0803 111 2222');
    await person.click(await button('Save Changes'));
    expect(await screen.findByText('Your information has been updated successfully!')).toBeTruthy();
    await person.click(await field('SMS when an inspection is confirmed, moved or called off'));
    await person.click(await button('Save Preferences'));
    expect(await screen.findByText('Notification preferences saved!')).toBeTruthy();
    expect(await answered(seeker, '/auth/profile')).toMatchObject({
      data: { name: 'Amina Bello-Ade', phone: '+2348031112222' },
    });
    expect(await answered(seeker, '/auth/notification-preferences')).toMatchObject({
      data: { smsinspectionConfirmations: false, priceDropAlerts: true },
    });
  });

  test('[RES-4] [RES-9] a search and its alert, which are on the next phone', async () => {
    const seeker = await t.account('seeker');
    const search = '/search-results?listingType=rent&location=Lekki&priceMax=9000000';
    const { person } = await open(search, seeker, 'seeker');
    await person.click(await button('Save search'));
    await button('Search saved');
    await person.click(await button('Create alert'));
    const alert = within(await screen.findByRole('dialog', { name: 'Create Email Alert' }));
    await person.selectOptions(alert.getByLabelText('How often'), 'Weekly');
    await person.click(alert.getByRole('button', { name: 'Create alert' }));
    await waitFor(async () =>
      expect(await answered(seeker, '/search-alerts')).toMatchObject({
        // The saved search writes mails now: a second one would be the same.
        alerts: [expect.objectContaining({ name: 'Lekki', active: true, frequency: 'Weekly' })],
      }),
    );
  });

  test('[DASH-4] [DASH-6] [PROP-4] a message and a wish to see a home', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const seeker = await t.account('seeker');
    const { person, fill } = await open(`/property-detail/${id}`, seeker, 'seeker');
    await person.click(await button('Contact Agent'));
    await fill(await field('Message'), 'Is it free?');
    await person.click(await button('Send Message'));
    expect(await screen.findByText('Message Sent Successfully!')).toBeTruthy();
    await person.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await person.click(await button('Book Inspection'));
    await fill(await field(/^Contact number/), '0803 000 0000');
    await fill(await field(/^Message/), ' I come with my brother. ');
    await person.click(await button('Request Inspection'));
    await waitFor(async () =>
      expect(await answered(agent, '/inspections/requests/received')).toMatchObject({
        requests: [
          {
            propertyId: id,
            status: 'Pending',
            requestTime: '10:00',
            notes: 'I come with my brother.',
          },
        ],
      }),
    );
    expect(await answered(agent, '/messages')).toMatchObject({
      messages: [{ propertyId: id, content: 'Is it free?' }],
    });
  });
});

test('a message goes out while photos of saved homes are still on their way', async () => {
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent);
  await t.send(await putPhoto(id, agent));
  const seeker = await t.account('seeker');
  const url = '/api/saved-properties';
  await t.send(`POST ${url}`, { payload: { propertyId: id }, as: seeker });
  vi.stubGlobal('caches', { ...madeCaches(), match: async () => undefined });
  const server = injectFetch(t.app);
  let waiting = 0;
  const { person, fill } = await renderScreen(`/property-detail/${id}`, {
    as: madePerson('seeker', { id: seeker.id, email: seeker.email }),
    token: seeker.token,
    network: (input, init) => {
      if (typeof input !== 'string' || !input.startsWith('/photos/')) return server(input, init);
      waiting += 1;
      return new Promise(() => {});
    },
    sync: true,
  });
  await waitFor(() => expect(waiting).not.toBe(0));
  await person.click(await button('Contact Agent'));
  await fill(await field('Message'), 'Is it free?');
  await person.click(await button('Send Message'));
  await waitFor(async () =>
    expect(await answered(agent, '/messages')).toMatchObject({
      messages: [{ propertyId: id, content: 'Is it free?' }],
    }),
  );
});

test('[PROP-4] what a visitor asked goes out as nobody’s, also after a login', async () => {
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent);
  const network = injectFetch(t.app);
  const { person, fill } = await renderScreen(`/property-detail/${id}`, { network, sync: true });
  await person.click(await button('Contact Agent'));
  await fill(await field(/^Name/), 'Kemi Ojo');
  await fill(await field(/^Email/), 'kemi@visitor.example');
  await fill(await field(/^Phone number/), '08030000001');
  await person.click(await button('Continue'));
  await fill(await field('Message'), 'Is the borehole working?');
  await person.click(await button('Send Message'));
  await screen.findByText(
    /can answer you at kemi@visitor\.example or 08030000001, not on this page\.$/,
  );
  await waitFor(async () =>
    expect(await answered(agent, '/contact-requests')).toMatchObject({
      contacts: [{ name: 'Kemi Ojo', message: 'Is the borehole working?' }],
    }),
  );
});

describe('of an agent', () => {
  test('[AMSG-1] an answer to a letter, and its deletion', async () => {
    const agent = await t.account('agent');
    const seeker = await t.account('seeker');
    const propertyId = await publishProperty(t, agent);
    const letter = { propertyId, recipientId: agent.id, subject: 'Water', content: 'Borehole?' };
    await t.send('POST /api/messages', {
      as: seeker,
      payload: { id: crypto.randomUUID(), ...letter },
    });
    const { person, fill } = await open('/dashboard/messages', agent, 'agent');
    await person.click(await button('Reply'));
    await fill(await field('Message'), 'Yes, since last year.');
    await person.click(await button('Send Reply'));
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
    const { messages } = (await answered(seeker, '/messages')) as {
      messages: { content: string }[];
    };
    expect(messages.map(({ content }) => content)).toContain('Yes, since last year.');
  });

  test('[BOOST-2] boosts that are bought, and one that is spent', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const { person } = await open('/dashboard/boosts', agent, 'agent');
    await person.click(await button('Buy Boosts'));
    await person.click(await button('Buy 3 boosts for ₦2,000'));
    expect(await screen.findByText('Successfully purchased 3 boosts!')).toBeTruthy();
    const mine = await open('/dashboard', agent, 'agent');
    await mine.person.click(await button('Boost'));
    await mine.person.click(await button(/^Boost '/));
    expect(await screen.findByText(/has been successfully boosted!$/)).toBeTruthy();
    const answer = await t.send(`GET /api/properties/${id}`);
    expect(answer.json()).toMatchObject({ property: { isBoosted: true } });
  });

  test('[MYP-1] [ACC-1] [PLAN-1] a listing that is rented, what the plan counts after it, and a license', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent);
    const { person } = await open('/dashboard', agent, 'agent');
    expect(await screen.findByText(/^1 published listing, no limit$/)).toBeTruthy();
    await person.click(await button(/^Mark as /));
    const closing = within(await screen.findByRole('dialog'));
    await person.click(closing.getByRole('button', { name: /^Mark as / }));
    await waitFor(async () =>
      expect((await t.send(`GET /api/properties/${id}`)).statusCode).toBe(404),
    );
    expect(await screen.findByText(/^0 published listings, no limit$/)).toBeTruthy();
    const account = await open('/dashboard/account', agent, 'agent');
    await account.fill(await field('Agent License'), 'LASRERA/0042');
    await account.person.click(await button('Save Changes'));
    expect(await screen.findByText('Profile updated successfully!')).toBeTruthy();
    expect(await answered(agent, '/auth/profile')).toMatchObject({
      data: { agentLicense: 'LASRERA/0042' },
    });
  });
});
