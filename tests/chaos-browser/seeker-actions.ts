import { NotOnScreen } from '../engines/phone-tab';
import type { Target } from '../engines/target';
import type { Home } from './chaos-origin';
import type { Item } from './ledger';
import { readDevice } from '../engines/read-device';
import { tabName, type World } from './world';

const KEPT: Target = { role: 'text', name: 'Your message is safe on this phone' };
const SENT: Target = { role: 'text', name: 'Message Sent Successfully!' };
/** 'Your message has been sent to the agent!', 'Your reply to … has been sent!' */
const TOAST: Target = { role: 'text', name: ' has been sent' };
const DAY_MS = 86_400_000;

export async function openHome({ tab }: World, home: Home): Promise<void> {
  await tab.goto(`/property-detail/${home.id}`);
  await tab.waitFor([{ role: 'heading', name: home.title }]);
}

/** Waits for what says that the phone has it. @throws NotOnScreen where it says that it has no room. */
export async function untilKept({ tab }: World, targets: Target[]): Promise<void> {
  const full: Target = { role: 'text', name: 'could not keep' };
  const { index, text } = await tab.waitFor([...targets, full]);
  if (index === targets.length) throw new NotOnScreen(`a promise: the phone says '${text}'`);
}

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

/** Writes one or several messages about one home, each in its dialog. */
export async function writeMessages(world: World): Promise<void> {
  const { tab, random } = world;
  const home = random.pick(world.homes);
  await openHome(world, home);
  const count = 1 + random.below(3);
  for (let index = 0; index < count; index += 1) {
    await tab.click({ role: 'button', name: 'Contact Agent', exact: true });
    await writeInDialog(world, 'Contact agent', 'Send Message', `seeker ${home.id}`);
  }
}

/** Writes from the list of saved homes, or answers in a conversation: there a toast says what became of it. */
export async function writeElsewhere(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const isSaved = ({ id }: Home) => ledger.valueOf(`saved ${id}`, 'seeker') === 'true';
  const saved = world.homes.filter(isSaved);
  const talked = world.homes.filter(({ id }) => hasTalk(ledger.items, id));
  if (saved.length > 0 && (talked.length === 0 || random.chance(0.5))) {
    const home = random.pick(saved);
    await tab.goto('/saved-properties');
    const card: Target = { role: 'article', name: home.title };
    await tab.click({ role: 'button', name: 'Contact agent', exact: true, within: card });
    await writeInDialog(world, 'Contact agent', 'Send Message', `seeker ${home.id}`);
    return;
  }
  if (talked.length === 0) return writeMessages(world);
  const home = random.pick(talked);
  await tab.goto('/messages');
  const card: Target = { role: 'article', name: home.title };
  const view: Target = { role: 'button', name: 'View Conversation', exact: true, within: card };
  const answer: Target = { role: 'button', name: 'Reply', exact: true, within: card };
  const { index } = await tab.waitFor([view, answer]);
  await tab.click(index === 0 ? view : answer);
  if (index === 0)
    await tab.click({ role: 'button', name: 'Reply', exact: true, within: { role: 'dialog' } });
  await writeInDialog(world, 'Reply', 'Send Reply', `seeker ${home.id}`);
}

function hasTalk(items: Item[], home: string): boolean {
  return items.some(
    ({ lane, kind, promisedAt, takingBack }) =>
      kind === 'message' && lane === `seeker ${home}` && promisedAt !== null && !takingBack,
  );
}

/** Fills the open message dialog, sends, and waits for what it says. */
export async function writeInDialog(
  world: World,
  title: string,
  button: string,
  lane: string,
): Promise<Item> {
  const { tab, ledger, person } = world;
  const dialog: Target = { role: 'dialog', name: title };
  const mark = `q-${ledger.number()}-${person}`;
  await tab.enter(
    { role: 'field', name: 'Message', within: dialog },
    `About this home ${mark}, please?`,
  );
  const item = ledger.begin({
    kind: 'message',
    mark,
    person: person ?? '',
    lane,
    tab: await tabName(tab),
  });
  await tab.click({ role: 'button', name: button, exact: true, within: dialog });
  await untilKept(world, [KEPT, SENT, TOAST]);
  ledger.promise(item);
  await closeDialog(world);
  return item;
}

/** It may close by itself at any moment. */
export async function closeDialog({ tab }: World): Promise<void> {
  await tab.until(async () => {
    if (!(await tab.sees({ role: 'dialog' }))) return true;
    await tab.press('Escape');
    return null;
  }, 'the dialog closed');
}

/** Writes and thinks better of it, while it is perhaps being sent. */
export async function writeAndTakeBack(world: World): Promise<void> {
  const home = world.random.pick(world.homes);
  await writeMessages({ ...world, homes: [home] });
  await deleteTalk(world, `seeker ${home.id}`);
}

/** Deletes a whole conversation, also one that is being sent. */
export async function deleteConversation(world: World): Promise<void> {
  const { ledger, random } = world;
  const standing = ledger.items.filter(
    (item) =>
      item.kind === 'message' &&
      item.person === 'seeker' &&
      item.takenBackAt === null &&
      !item.takingBack,
  );
  if (standing.length === 0) return writeMessages(world);
  const { lane } = random.chance(0.6)
    ? (standing.at(-1) ?? random.pick(standing))
    : random.pick(standing);
  await deleteTalk(world, lane);
}

async function deleteTalk(world: World, lane: string): Promise<void> {
  const { tab, ledger } = world;
  const home = world.homes.find(({ id }) => lane.endsWith(id));
  await tab.goto('/messages');
  const card: Target = { role: 'article', name: home?.title ?? lane };
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: card });
  const gone = ledger.items.filter((item) => item.lane === lane && item.person === 'seeker');
  for (const item of gone) item.takingBack = true;
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: { role: 'dialog' } });
  await tab.waitFor([{ role: 'text', name: 'Message deleted successfully' }]);
  for (const item of gone) item.takenBackAt ??= Date.now();
  ledger.writes += 1;
}

export async function bookInspection(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const home = random.pick(world.homes);
  const number = ledger.number();
  await openHome(world, home);
  await tab.click({ role: 'button', name: 'Book Inspection', exact: true });
  const dialog: Target = { role: 'dialog', name: 'Book Inspection' };
  const mark = `+234 803 555 ${1000 + number}`;
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
  await untilKept(world, [{ role: 'text', name: 'Inspection request submitted successfully!' }]);
  ledger.promise(item);
  await closeDialog(world);
}

/** A time of day that no other inspection of the run has. */
function timeOf(number: number): string {
  const minutes = 6 * 60 + (number % 700);
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
  await tab.waitFor([{ role: 'text', name: 'Search saved!' }]);
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

/** Changes the phone number of the account. */
export async function changeProfile(world: World): Promise<void> {
  const { tab, ledger, person } = world;
  const value = `+234 803 777 ${1000 + ledger.number()}`;
  await tab.goto(person === 'agent' ? '/dashboard/account' : '/customer-dashboard?tab=settings');
  const form: Target = { role: 'region', name: 'Personal Information' };
  await tab.enter({ role: 'field', name: 'Phone Number', within: form }, value);
  const change = ledger.change('phone', person ?? '', value);
  await tab.click({ role: 'button', name: 'Save Changes', exact: true, within: form });
  await untilKept(world, [
    { role: 'text', name: 'Your information has been updated successfully!', within: form },
    { role: 'text', name: 'Profile updated successfully!', within: form },
  ]);
  ledger.promise(change);
}

/** Ticks or unticks the newsletters. */
export async function changePreferences(world: World): Promise<void> {
  const { tab, ledger, person } = world;
  await tab.goto(person === 'agent' ? '/dashboard/account' : '/customer-dashboard?tab=settings');
  const form: Target = { role: 'region', name: 'Notification Preferences' };
  const box: Target = { role: 'field', name: 'Newsletters and offers', within: form };
  await tab.click(box);
  const { on } = await tab.read(box);
  const change = ledger.change('newsletters', person ?? '', String(on));
  await tab.click({ role: 'button', name: 'Save Preferences', exact: true, within: form });
  await untilKept(world, [
    { role: 'text', name: 'Notification preferences saved!', within: form },
    { role: 'text', name: 'Notification preferences updated successfully!', within: form },
  ]);
  ledger.promise(change);
}

/** Writes to an agent without an account. */
export async function contactAsVisitor(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  await openHome(world, random.pick(world.homes));
  await tab.click({ role: 'button', name: 'Contact Agent', exact: true });
  const details: Target = { role: 'dialog', name: 'Your contact details' };
  await tab.enter({ role: 'field', name: 'Name', within: details }, 'Kemi Ojo');
  await tab.enter({ role: 'field', name: 'Email', within: details }, 'kemi@visitor.example');
  await tab.enter({ role: 'field', name: 'Phone number', within: details }, '+234 803 000 0000');
  await tab.click({ role: 'button', name: 'Continue', exact: true, within: details });
  const chat: Target = { role: 'dialog', name: 'Contact agent' };
  const mark = `q-${ledger.number()}-visitor`;
  await tab.enter({ role: 'field', name: 'Message', within: chat }, `Is ${mark} still free?`);
  const item = ledger.begin({
    kind: 'contact',
    mark,
    person: '',
    lane: mark,
    tab: await tabName(tab),
  });
  await tab.click({ role: 'button', name: 'Send Message', exact: true, within: chat });
  await untilKept(world, [KEPT, SENT]);
  ledger.promise(item);
  await closeDialog(world);
}
