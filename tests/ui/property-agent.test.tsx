import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/contract/people/account';
import type { AppDatabase } from '../../src/db/app-database';
import type { Listing } from '../../src/contract/listing/property';
import { deliverAll } from '../support/deliver-all';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
/** What visitors asked of agents, and waits. */
const contacts = (phone: AppDatabase) =>
  phone.outbox.where('kind').equals('contact.send').toArray();

/** What the home says that one did about it. */
const done = async () =>
  (await screen.findByRole('list', { name: 'What you did about this home', hidden: true }))
    .textContent;

/** Opens a home that the phone knows, with no network. */
async function open(part: Partial<Listing> = {}, as?: User) {
  const listing = madeListing(part);
  await phoneOf(as ?? null).listings.put({ ...listing, fetchedAt: Date.now() });
  const shown = await renderScreen(`/property-detail/${listing.id}`, as ? { as } : {});
  await screen.findByRole('heading', { level: 1, name: listing.title });
  return { ...shown, listing };
}

describe('the agent', () => {
  test('[PROP-3] is verified, and reached on WhatsApp with a word about the home', async () => {
    const { listing } = await open();
    const agent = within(screen.getByRole('region', { name: 'Harmattan Homes' }));
    expect(agent.getByText('Verified Agent')).toBeTruthy();
    const link = new URL(agent.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    expect(link.host + link.pathname).toBe('wa.me/2348030000000');
    expect(link.searchParams.get('text')).toContain(`/property-detail/${listing.id}`);
  });

  test('[PROP-3] is not offered to its own', async () => {
    const as = madePerson('agent');
    await open({ agent: { ...madeListing().agent, id: as.id } }, as);
    expect(screen.getByText('This is your own listing.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Contact Agent' })).toBeNull();
  });

  test('[PROP-7] is offered at the thumb until the home is taken down', async () => {
    const as = madePerson('seeker');
    const listing = madeListing();
    let gone: () => void = () => undefined;
    const taken = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const body = { status: 404, code: 'not_found', message: 'Property not found' };
    const { id } = listing;
    const saved = { id, savedAt: 1, listing, withdrawn: false, onServer: true };
    await phoneOf(as).savedProperties.put(saved);
    const network = answering({
      [`GET /api/properties/${id}`]: () => taken.then(() => ({ status: 404, body })),
    });
    await renderScreen(`/property-detail/${id}`, { as, network });
    // The style sheet moves what has this class.
    const place = () => button('Call Agent').parentElement?.className ?? '';
    await screen.findByRole('button', { name: 'Call Agent' });
    expect(place()).toMatch(/atThumb/);
    expect(button('Book Inspection')).toBeTruthy();
    gone();
    await screen.findByText(/^This home is not offered here any more/);
    // Nobody shows what is gone; its agent may have another one.
    expect(screen.queryByRole('button', { name: 'Book Inspection' })).toBeNull();
    expect(button('Contact Agent')).toBeTruthy();
    expect(place()).not.toMatch(/atThumb/);
  });

  test('[PROP-4] is called by a visitor who leaves their details first', async () => {
    const { person, fill, phone } = await open();
    await person.click(button('Call Agent'));
    const details = await dialog('Your contact details');
    const summary = () => within(details).getByRole('alert');
    await person.click(on(details, 'Continue'));
    expect(document.activeElement).toBe(summary());
    expect(within(summary()).getByRole('link', { name: 'Name is required' })).toBeTruthy();
    await person.click(within(summary()).getByRole('link', { name: 'Phone number is required' }));
    const field = (name: RegExp) => within(details).getByLabelText(name);
    expect(document.activeElement).toBe(field(/^Phone number/));
    await fill(field(/^Phone number/), '12345');
    await fill(field(/^Email/), 'kemi@');
    await person.click(on(details, 'Continue'));
    expect(within(summary()).getByText('Phone number is invalid')).toBeTruthy();
    expect(within(summary()).getByText('Email is invalid')).toBeTruthy();
    await fill(field(/^Name/), 'Kemi Ojo');
    await fill(field(/^Email/), 'kemi@visitor.example');
    await fill(field(/^Phone number/), '08030000001');
    await person.click(on(details, 'Continue'));
    const calling = await dialog('Calling Harmattan Homes');
    const dial = within(calling).getByRole('link', { name: /^Dial/ });
    expect(dial.getAttribute('href')).toBe('tel:+2348030000000');
    await waitFor(async () =>
      expect(await contacts(phone)).toMatchObject([
        { payload: { kind: 'call', name: 'Kemi Ojo' } },
      ]),
    );
    expect(await done()).toBe('You left the agent your number: saved on this device');
  });

  test('[PROP-4] is written to by a visitor with no network and no account', async () => {
    const { person, fill, phone } = await open();
    await person.click(button('Contact Agent'));
    const details = await dialog('Your contact details');
    await fill(within(details).getByLabelText(/^Name/), 'Kemi Ojo');
    await fill(within(details).getByLabelText(/^Email/), 'kemi@visitor.example');
    await fill(within(details).getByLabelText(/^Phone number/), '08030000001');
    await person.click(on(details, 'Continue'));
    const chat = await dialog('Contact agent');
    await fill(within(chat).getByLabelText('Message'), 'Is the borehole working?');
    await person.click(on(chat, 'Send Message'));
    expect(
      await within(chat).findByText(/^Safe on this device. It goes out by itself/),
    ).toBeTruthy();
    expect(await contacts(phone)).toMatchObject([
      { payload: { kind: 'chat', message: 'Is the borehole working?' } },
    ]);
    // The home shows it from now on, to a visitor as to who has an account.
    expect(await done()).toBe('You wrote to the agent: saved on this device');
    await deliverAll(phone);
    await waitFor(async () => expect(await done()).toBe('You wrote to the agent'));
  });

  test('[PROP-4] [DASH-6] is written to once, however often Send is tapped, and what was begun stays', async () => {
    const as = madePerson('seeker');
    const { person, fill, phone } = await open({}, as);
    await person.click(button('Contact Agent'));
    const words = () => screen.getByLabelText('Message');
    expect(document.activeElement).toBe(words());
    expect(button('Send Message')).toHaveProperty('disabled', true);
    await fill(words(), '  ');
    expect(button('Send Message')).toHaveProperty('disabled', true);
    await fill(words(), 'Is it still free?');
    await person.click(on(await dialog('Contact agent'), 'Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Contact Agent'));
    await person.click(button('Contact Agent'));
    await waitFor(() => expect(words()).toHaveProperty('value', 'Is it still free?'));
    expect(screen.queryByText('We kept what you typed')).toBeNull();
    await person.dblClick(button('Send Message'));
    const chat = within(await dialog('Contact agent'));
    expect(
      await chat.findByText(
        'Safe on this device. It goes out by itself once the server is reached.',
      ),
    ).toBeTruthy();
    const rows = await phone.outbox.where('kind').equals('message.send').toArray();
    expect(rows).toMatchObject([{ payload: { content: 'Is it still free?' } }]);
    await deliverAll(phone);
    expect(await chat.findByText('Message Sent Successfully!')).toBeTruthy();
  });

  test('[RES-13] a visitor who wants to see a home is asked to log in', async () => {
    const { person, listing, address } = await open();
    await person.click(button('Book Inspection'));
    expect(
      within(await dialog('Log in')).getByText(
        'You need to be logged in to book inspections. Would you like to log in now?',
      ),
    ).toBeTruthy();
    // Whoever has no account yet comes back to this home as well.
    await person.click(on(await dialog('Log in'), 'Sign up'));
    expect(address()).toBe(
      `/buyer-signup?next=${encodeURIComponent(`/property-detail/${listing.id}`)}`,
    );
  });
});
