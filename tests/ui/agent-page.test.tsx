import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AgentPage } from '../../src/contract/people/agent-page';
import type { Listing } from '../../src/contract/listing/property';
import { setTitleNews } from '../../src/platform/page-title';
import { answering } from '../support/answering';
import { madeListing } from '../support/made-listing';
import { phoneOf, renderScreen } from '../support/render-screen';

const AGENT = {
  id: '6a3d0b0e-0f57-4a7e-9d0c-2f9f4d3a1c11',
  name: 'Ngozi Eze',
  company: 'Eze Homes',
  phone: '+2348031234567',
  verified: true,
};
const home = (part: Partial<Listing> = {}) => madeListing({ agent: AGENT, ...part });
const pageOf = (homes: Listing[], part: Partial<AgentPage> = {}): AgentPage => ({
  agent: {
    ...AGENT,
    since: '2025-03-04T10:00:00.000Z',
    languages: 'English, Igbo',
    homes: homes.length,
    areas: [{ place: 'Yaba, Lagos', homes: homes.length }],
    answerMinutes: 100,
  },
  properties: homes,
  total: homes.length,
  totalIsCapped: false,
  nextCursor: null,
  ...part,
});
const serving = (body: AgentPage) => answering({ [`GET /api/agents/${AGENT.id}`]: { body } });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const titles = () =>
  screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('[AGENT-3] an agent’s page', () => {
  test('says who they are and where, how soon they answer, and leads to each home', async () => {
    const [one, two] = [home({ title: 'Duplex' }), home({ title: 'Bungalow' })];
    await renderScreen(`/agents/${AGENT.id}`, { network: serving(pageOf([one, two])) });
    await heading('Eze Homes');
    expect(screen.getByText('Verified Agent')).toBeTruthy();
    expect(screen.getByText('Ngozi Eze · Member since March 2025')).toBeTruthy();
    expect(screen.getByText('Usually answers within 2 hours')).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Areas' })).getByText(/Yaba, Lagos/),
    ).toBeTruthy();
    expect(screen.getByText('Speaks English, Igbo')).toBeTruthy();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Call')).toBe('tel:+2348031234567');
    expect(href('WhatsApp')).toContain(encodeURIComponent(`/agents/${AGENT.id}`));
    await waitFor(() => expect(titles()).toEqual(['Duplex', 'Bungalow']));
    expect(href('Duplex')).toBe(`/property-detail/${one.id}`);
    await waitFor(() => expect(document.title).toBe('Eze Homes · Gida'));
    // Told later how much is new, the tab goes on to name the agent.
    setTitleNews(2);
    expect(document.title).toBe('(2) Eze Homes · Gida');
    setTitleNews(0);
  });

  test('says nothing of a time of answers that is not known', async () => {
    const page = pageOf([home()]);
    const agent = { ...page.agent, answerMinutes: null, languages: null };
    await renderScreen(`/agents/${AGENT.id}`, { network: serving({ ...page, agent }) });
    await screen.findByText(/Member since/);
    expect(screen.queryByText(/Usually answers/)).toBeNull();
    expect(screen.queryByText(/Speaks/)).toBeNull();
  });

  test('more homes are added below', async () => {
    const [one, two] = [home({ title: 'Duplex' }), home({ title: 'Bungalow' })];
    const answers = [
      pageOf([one], { total: 2, nextCursor: 'next' }),
      pageOf([two], { total: null }),
    ];
    const { person } = await renderScreen(`/agents/${AGENT.id}`, {
      network: answering({
        [`GET /api/agents/${AGENT.id}`]: () => ({ body: answers.shift() ?? pageOf([]) }),
      }),
    });
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Duplex', 'Bungalow']));
    expect(screen.getByText('2 homes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('is shared with a few words and the address', async () => {
    const { person } = await renderScreen(`/agents/${AGENT.id}`, {
      network: serving(pageOf([home()])),
    });
    await screen.findByText(/Member since/);
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('The message with its link was copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      `Eze Homes\n1 home in Yaba, Lagos\n${window.location.href}`,
    );
  });
});

describe('[AGENT-4] an agent without a network', () => {
  test('is there where the page was seen before', async () => {
    await renderScreen(`/agents/${AGENT.id}`, { network: serving(pageOf([home()])) });
    await screen.findByText(/Member since/);
    await waitFor(() => expect(titles()).toEqual(['3 Bedroom Flat']));
    await renderScreen(`/agents/${AGENT.id}`);
    await heading('Eze Homes');
    expect(await screen.findByText(/This page is from this device/)).toBeTruthy();
    expect(screen.getByText('Usually answers within 2 hours')).toBeTruthy();
    expect(titles()).toEqual(['3 Bedroom Flat']);
  });

  test('a home is hidden and shown again where it stands', async () => {
    const { person, phone } = await renderScreen(`/agents/${AGENT.id}`, {
      network: serving(pageOf([home()])),
    });
    await person.click(await screen.findByRole('button', { name: 'Hide 3 Bedroom Flat' }));
    await waitFor(async () => expect(await phone.hiddenHomes.count()).toBe(1));
    await person.click(await screen.findByRole('button', { name: 'Show 3 Bedroom Flat again' }));
    await waitFor(async () => expect(await phone.hiddenHomes.count()).toBe(0));
  });

  test('is shown by the homes that the phone keeps', async () => {
    const others = madeListing({ title: 'Somebody else’s' });
    for (const listing of [home({ title: 'Kept' }), others])
      await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
    await renderScreen(`/agents/${AGENT.id}`);
    await heading('Eze Homes');
    expect(titles()).toEqual(['Kept']);
    expect(await screen.findByText(/there may be more/)).toBeTruthy();
  });

  test('is said to be missing where nothing is kept', async () => {
    await renderScreen(`/agents/${AGENT.id}`);
    expect(await screen.findByText(/there is no connection to look it up now/)).toBeTruthy();
  });

  test('is forgotten, with the number, once the server has none', async () => {
    await renderScreen(`/agents/${AGENT.id}`, { network: serving(pageOf([home()])) });
    await screen.findByText(/Member since/);
    const gone = answering({
      [`GET /api/agents/${AGENT.id}`]: {
        status: 404,
        body: {
          type: 'about:blank',
          title: 'Not found',
          status: 404,
          code: 'not-found',
          message: 'There is no such agent.',
        },
      },
    });
    const { phone } = await renderScreen(`/agents/${AGENT.id}`, { network: gone });
    expect(await screen.findByText('Agent not found')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(await phone.snapshots.count()).toBe(0);
  });
});

describe('[AGENT-5] some homes as one link', () => {
  test('shows these, says what is gone, and leads to all', async () => {
    const one = home({ title: 'Duplex' });
    const gone = crypto.randomUUID();
    const page = pageOf([one]);
    const { person } = await renderScreen(`/agents/${AGENT.id}?homes=${one.id},${gone}`, {
      network: serving({ ...page, agent: { ...page.agent, homes: 9 } }),
    });
    await heading('1 home from Eze Homes');
    expect(await screen.findByText('1 home of this link is not offered any more.')).toBeTruthy();
    expect(titles()).toEqual(['Duplex']);
    const all = screen.getByRole('link', { name: 'All 9 homes of Eze Homes' });
    expect(all.getAttribute('href')).toBe(`/agents/${AGENT.id}`);
    await person.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByText('The message with its link was copied');
    expect((await navigator.clipboard.readText()).split('\n').at(-1)).toBe(
      `${window.location.origin}/agents/${AGENT.id}?homes=${one.id}`,
    );
  });
});

test('[AGENT-6] the homes of a link are printed on a page of their own, once its photos are there', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => arrived });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
  const photo = {
    id: crypto.randomUUID(),
    position: 0,
    width: 640,
    height: 480,
    color: '#88aa66',
    caption: '',
    small: '/s.webp',
    medium: '/m.webp',
    large: '/l.webp',
  };
  const one = home({
    title: 'Duplex',
    price: 3_500_000,
    listingType: 'rent',
    inspectionFee: 5000,
    images: [photo],
  });
  const { person } = await renderScreen(`/agents/${AGENT.id}?homes=${one.id}`, {
    network: serving(pageOf([one])),
  });
  await heading('1 home from Eze Homes');
  await person.click(screen.getByRole('button', { name: 'Print' }));
  const page = await screen.findByRole('region', { name: 'To print', hidden: true });
  const onPaper = within(page);
  expect(onPaper.getByText('₦3,500,000 per year, to rent')).toBeTruthy();
  expect(onPaper.getByText(/· ₦5,000 to inspect$/)).toBeTruthy();
  const address = `${window.location.host}/agents/${AGENT.id}?homes=${one.id}`;
  expect(onPaper.getByText(`As they are now, on Gida: ${address}`)).toBeTruthy();
  onPaper.getByRole('img', { name: 'Code of the page with these homes', hidden: true });
  expect(print).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await person.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});

test('[AGENT-3] a home leads to its agent’s page', async () => {
  const listing = home();
  await phoneOf(null).listings.put({ ...listing, fetchedAt: Date.now() });
  const { person, address } = await renderScreen(`/property-detail/${listing.id}`);
  await person.click(await screen.findByRole('link', { name: 'All homes of this agent' }));
  await heading('Eze Homes');
  expect(address()).toBe(`/agents/${AGENT.id}`);
});
