import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../e2e/call-as';
import { Origin } from '../support/origin';
import type { BrowserPhone } from './browser-phone';
import { PEOPLE, type PersonName, pressLogOut, sendLogin } from './account-steps';
import { hasEngine } from './has-engine';
import { openPhone } from './open-phone';
import type { PhoneTab } from './phone-tab';
import { readDevice } from './read-device';
import type { Target } from './target';
import { untilAgentCode } from './until-agent-code';
import { untilWorker } from './until-worker';
import { patience } from '../support/patience';

const LOADED_MS = patience(30_000);

const button = (name: string, within?: Target): Target => ({
  role: 'button',
  name,
  exact: true,
  ...(within === undefined ? {} : { within }),
});
const dialog: Target = { role: 'dialog' };

// The main promises in the engines that are not Chromium's, which has them in tests/e2e: one phone an
// engine from the first visit on.
describe.each(['firefox', 'webkit'] as const)('%s', (engine) => {
  const isHere = hasEngine(engine);
  let origin: Origin;
  let phone: BrowserPhone;
  let tab: PhoneTab;
  let home = '';
  let folder: string;

  beforeAll(async () => {
    if (!isHere) return;
    folder = mkdtempSync(join(tmpdir(), 'gida-engines-'));
    origin = await Origin.create();
    await origin.start();
    phone = await openPhone(engine, origin.url);
    tab = await phone.openTab();
  });
  afterAll(async () => {
    if (!isHere) return;
    await phone.dispose();
    await origin.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const logIn = async (person: PersonName) => {
    await tab.goto('/login');
    await sendLogin(tab, person);
    await tab.waitUntilGone({ role: 'heading', name: 'Log In', exact: true });
  };

  test.skipIf(!isHere)('a home is searched for and opened', async () => {
    await logIn('seeker');
    await tab.goto('/');
    await tab.enter({ role: 'field', name: 'Location' }, 'Lekki');
    await tab.press('Escape');
    await tab.click(button('To rent'));
    await tab.click(button('Search properties', dialog));
    await tab.waitFor([{ role: 'heading', name: 'Properties To Rent in Lekki' }], LOADED_MS);
    // What the phone itself found stands until the server has answered, and may begin with another home.
    await tab.waitFor([{ role: 'text', name: 'Up to date' }], LOADED_MS);
    home = (await tab.read({ role: 'heading', within: { role: 'article' } })).text;
    await tab.click({ role: 'link', within: { role: 'article' } });
    await tab.waitFor([{ role: 'heading', name: home }]);
    await tab.waitFor([button('Contact Agent')]);
  });

  test.skipIf(!isHere)('with the server killed it opens, also what was never open', async () => {
    await untilWorker(tab);
    const path = await tab.evaluate(() => location.pathname);
    await origin.stop('SIGKILL');
    await tab.goto('/faq');
    await tab.waitFor([{ role: 'heading', name: 'Questions' }]);
    await tab.goto(path);
    await tab.waitFor([{ role: 'heading', name: home }]);
    await tab.waitFor([{ role: 'text', name: 'This listing is from this device' }]);
  });

  test.skipIf(!isHere)('a message written while the server is dead arrives once', async () => {
    await tab.click(button('Contact Agent'));
    await tab.enter({ role: 'field', name: 'Message', within: dialog }, `Is it free, ${engine}?`);
    await tab.click(button('Send Message', dialog));
    await tab.waitFor([{ role: 'text', name: 'Safe on this device. It goes out by itself' }]);
    await origin.start();
    await tab.waitFor([{ role: 'text', name: 'Message Sent Successfully!' }], LOADED_MS);
    const { email, password } = PEOPLE.seeker;
    const path = '/sync?cursors=messages:0&limit=500';
    const { feeds } = (await callAs(origin, { email, password }, 'seeker', path)) as {
      feeds: { messages: { items: { content: string }[] } };
    };
    const sent = feeds.messages.items.map(({ content }) => content);
    expect(sent).toEqual([`Is it free, ${engine}?`]);
  });

  test.skipIf(!isHere)(
    'a listing drafted with a photo and no server publishes itself',
    async () => {
      const path = join(folder, 'front.jpg');
      await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#88aa66' } })
        .jpeg()
        .toFile(path);
      await pressLogOut(tab);
      await tab.until(
        async () => ((await readDevice(tab)).userId === null ? true : null),
        'the logout',
      );
      await logIn('agent');
      await tab.waitFor([{ role: 'heading', name: 'My Properties' }]);
      await untilAgentCode(tab);
      await origin.stop('SIGKILL');
      await tab.goto('/add-property');
      await tab.enter({ role: 'field', name: 'Address' }, '7 Palm Close, Ikeja, Lagos');
      await tab.press('Escape');
      await tab.enter({ role: 'field', name: 'Price' }, '3750000');
      await tab.attach({ role: 'file', name: 'Add photos' }, [path]);
      await tab.waitFor([{ role: 'text', name: '1 of 10' }], LOADED_MS);
      await tab.click(button('Save Property'));
      const card: Target = { role: 'article', has: '7 Palm Close' };
      await tab.waitFor([
        { role: 'text', name: 'Saved on this device', exact: true, within: card },
      ]);
      await origin.start();
      await tab.waitFor(
        [{ role: 'text', name: 'Published', exact: true, within: card }],
        LOADED_MS,
      );
      const answer = await fetch(
        `${origin.url}/api/properties?listingType=sale&location=Palm+Close`,
      );
      const { properties } = (await answer.json()) as { properties: { images: unknown[] }[] };
      expect(properties.map(({ images }) => images.length)).toEqual([1]);
    },
  );
});
