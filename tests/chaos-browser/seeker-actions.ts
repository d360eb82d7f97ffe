import { NotOnScreen } from '../engines/phone-tab';
import { readDevice } from '../engines/read-device';
import type { Target } from '../engines/target';
import { closeDialog, openHome, untilKept } from './screen-steps';
import { tabName, type World } from './world';

const MOST_AHEAD = 3;
const DAY_MS = 86_400_000;

/** Presses the heart of a home. */
export async function saveOrRemove(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const home = random.pick(world.homes);
  const what = `saved ${home.id}`;
  await openHome(world, home);
  const button = (name: string): Target => ({
    role: 'button',
    name,
    exact: true,
    within: { role: 'main' },
  });
  const both = [button('Save'), button('Saved')];
  const wanted = ledger.valueOf(what, 'seeker') !== 'true';
  // The screen shows 'Save' until it has read the device.
  await tab.waitFor([both[wanted ? 0 : 1] ?? button('Save')]).catch((error: unknown) => {
    if (!(error instanceof NotOnScreen)) throw error;
  });
  const { index } = await tab.waitFor(both);
  const change = ledger.change(what, 'seeker', String(index === 0));
  await tab.click(both[index] ?? button('Save'));
  await tab.waitFor([both[1 - index] ?? button('Saved')]);
  ledger.promise(change);
}

export async function bookInspection(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const home = random.pick(world.homes);
  const number = ledger.number();
  // A seeker has at most three visits ahead with one agent: this one's would be refused.
  const ahead = ledger.items.filter(
    ({ kind, takenBackAt }) => kind === 'inspection' && takenBackAt === null,
  );
  if (ahead.length >= MOST_AHEAD) throw new NotOnScreen('Room for another visit');
  await openHome(world, home);
  await tab.click({ role: 'button', name: 'Book Inspection', exact: true });
  const dialog: Target = { role: 'dialog', name: 'Book Inspection' };
  const mark = `+234803555${1000 + number}`;
  const now = await tab.evaluate(() => Date.now());
  const day = new Date(now + (3 + random.below(20)) * DAY_MS).toISOString().slice(0, 10);
  await tab.enter({ role: 'field', name: 'Date', within: dialog }, day);
  await tab.enter({ role: 'field', name: 'Time', within: dialog }, timeOf(number));
  await tab.enter({ role: 'field', name: 'Contact number', within: dialog }, mark);
  const item = ledger.begin({
    kind: 'inspection',
    mark,
    person: 'seeker',
    lane: timeOf(number),
    tab: await tabName(tab),
  });
  await tab.click({ role: 'button', name: 'Request Inspection', exact: true, within: dialog });
  await untilKept(world, [
    { role: 'text', name: 'Safe on this' },
    { role: 'text', name: 'Inspection request submitted successfully!' },
    { role: 'text', name: 'Not sent:' },
  ]);
  ledger.promise(item);
  await closeDialog(world);
}

/** A time of day that no other inspection of the run has. */
function timeOf(number: number): string {
  const minutes = 7 * 60 + (number % 700);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export async function callOffInspection(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const open = ledger.items.filter(
    (item) => item.kind === 'inspection' && item.promisedAt !== null && !item.takingBack,
  );
  if (open.length === 0) return bookInspection(world);
  const item = random.chance(0.5) ? (open.at(-1) ?? random.pick(open)) : random.pick(open);
  await tab.goto('/customer-dashboard?tab=inspections');
  const row: Target = { role: 'row', has: item.lane };
  const removes = async () =>
    (await readDevice(tab)).rows.filter(({ kind }) => kind === 'inspection.remove').length;
  const names = ['Remove Request', 'Cancel inspection', 'Remove from list'];
  const buttons = names.map((name): Target => ({ role: 'button', name, exact: true, within: row }));
  const { index } = await tab.waitFor(buttons);
  const before = await removes();
  await tab.click(buttons[index] ?? row);
  item.takingBack = true;
  await tab.click({ role: 'button', name: 'Yes, call it off', exact: true });
  await tab.until(
    async () => (!(await tab.sees(row)) || (await removes()) > before ? true : null),
    'the inspection called off',
  );
  item.takenBackAt = Date.now();
  ledger.writes += 1;
}

export async function saveSearch(world: World): Promise<void> {
  const { tab, ledger } = world;
  const mark = `Lekki q-${ledger.number()}-search`;
  await tab.goto(`/search-results?listingType=rent&location=${encodeURIComponent(mark)}`);
  const item = ledger.begin({ kind: 'search', mark, person: 'seeker', lane: mark, tab: '' });
  await tab.click({ role: 'button', name: 'Save search', exact: true });
  await tab.waitFor([
    { role: 'text', name: 'Search saved!' },
    { role: 'text', name: 'Safe on this' },
  ]);
  ledger.promise(item);
}

export async function deleteSearch(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const kept = ledger.items.filter(
    (item) => item.kind === 'search' && item.promisedAt !== null && !item.takingBack,
  );
  if (kept.length === 0) return saveSearch(world);
  const item = random.pick(kept);
  await tab.goto('/customer-dashboard');
  const button: Target = { role: 'button', name: `Delete ${item.mark}`, exact: true };
  await tab.waitFor([button]);
  item.takingBack = true;
  await tab.click(button);
  await tab.waitUntilGone(button);
  item.takenBackAt = Date.now();
  ledger.writes += 1;
}
