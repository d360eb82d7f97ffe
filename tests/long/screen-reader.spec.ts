import { Origin } from '../support/origin';
import { askAgent } from '../e2e/ask-agent';
import { AGENT, newDevice, openApp, SEEKER } from '../e2e/helpers';
import { screenReaderOf } from '../e2e/screen-reader';
import { test } from '../e2e/shared-origin';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('a screen reader is enough for a seeker: search, a home, log in, a message, a visit, a saved home', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page);
  const { hears, activate, write } = await screenReaderOf(page);
  await write('victoria isl', ['combobox', 'Location']);
  await activate(['option', /^Victoria Island/]);
  await activate(['button', 'To rent']);
  await activate(['button', 'Search properties'], ['dialog', /./]);
  await hears(['heading', /^Properties To Rent in Victoria Island/]);
  const first = await page.getByRole('article').first().getAttribute('aria-label');
  const title = first ?? '';
  await activate(['link', title], ['article', title]);
  await hears(['heading', title]);
  await activate(['button', `Save ${title}`]);
  await activate(['button', 'OK'], ['dialog', 'Log in']);
  await write(SEEKER.email, ['textbox', /^Email/]);
  await write(SEEKER.password, ['textbox', /^Password/]);
  await activate(['button', 'Log In'], ['main', '']);
  await hears(['button', `Saved ${title}`]);
  await activate(['button', 'Contact Agent']);
  await write('Is it still to be had?', ['textbox', /^Message/], ['dialog', /./]);
  await activate(['button', 'Send Message'], ['dialog', /./]);
  await hears(['StaticText', 'Message Sent Successfully!']);
  // It closes by itself, and what was behind it can be heard again.
  await activate(['button', 'Book Inspection']);
  await activate(['button', /^Request Inspection/], ['dialog', 'Book Inspection']);
  await hears(['StaticText', 'Inspection request submitted successfully!']);
  await page.keyboard.press('Escape');
  await activate(['link', /^Messages/], ['navigation', 'Tabs']);
  await hears(['heading', 'Messages']);
  await hears(['StaticText', /Is it still to be had\?$/]);
  await activate(['link', /^Saved/], ['navigation', 'Tabs']);
  await activate(['button', `Actions for ${title}`]);
  await activate(['button', 'Remove'], ['dialog', title]);
  await hears(['heading', 'Saved Properties (0)']);
  await context.close();
});

test('a screen reader is enough for an agent: log in, publish, confirm a visit, answer a message', async ({
  browser,
}) => {
  await askAgent(origin);
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, '/login');
  const { hears, activate, write } = await screenReaderOf(page);
  await write(AGENT.email, ['textbox', /^Email/]);
  await write(AGENT.password, ['textbox', /^Password/]);
  await activate(['button', 'Log In'], ['main', '']);
  await hears(['heading', 'My Properties']);
  await activate(['link', 'Add New Property']);
  await hears(['heading', 'Add New Property']);
  await write('139600000', ['textbox', /^Price/]);
  await write('7 Palm Close, Osapa London, Lekki, Lagos', ['combobox', /^Address/]);
  await write('2', ['textbox', 'Bedrooms']);
  await activate(['button', 'Save Property']);
  await hears(['heading', '2 Bedroom Apartment in 7 Palm Close']);
  await activate(['link', /^Inspections/], ['navigation', 'Tabs']);
  await hears(['heading', 'Property Inspection Requests']);
  await activate(['button', 'Confirm Amina Bello, 11:15']);
  await hears(['StaticText', 'Confirmed'], [['article', /^3 Bedroom Bungalow/]]);
  await activate(['link', /^Messages/], ['navigation', 'Tabs']);
  await hears(['heading', 'Messages']);
  await activate(['button', /^Amina Bello/], ['article', /^Amina Bello, 3 Bedroom Bungalow/]);
  await activate(['button', 'Reply'], ['dialog', /./]);
  await write('Yes, and a treatment plant.', ['textbox', /^(Message|Reply)/], ['dialog', /./]);
  await activate(['button', /^Send/], ['dialog', /./]);
  await hears(['StaticText', /Yes, and a treatment plant\.$/]);
  await context.close();
});
