import type { Target } from '../engines/target';
import type { Item } from './ledger';
import { writeInDialog } from './message-actions';
import { tabName, type World } from './world';

/** Listings of the run that nobody has begun to delete. */
function standing({ ledger }: World): Item[] {
  return ledger.items.filter(
    (item) => item.kind === 'listing' && item.promisedAt !== null && !item.takingBack,
  );
}

/** Drafts a listing with a photo and has it published. */
export async function createListing(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const number = ledger.number();
  const mark = `q-${number}-close`;
  const price = String(2_000_000 + number);
  const photos = random.chance(0.7) ? 1 : 0;
  await tab.goto('/add-property');
  await tab.enter({ role: 'field', name: 'Address' }, `7 ${mark}, Ikeja, Lagos`);
  await tab.press('Escape');
  await tab.enter({ role: 'field', name: 'Price' }, price);
  if (photos > 0) {
    await tab.attach({ role: 'file', name: 'Add photos' }, [world.photo]);
    await tab.waitFor([{ role: 'text', name: '1 of 10' }], 40_000);
  }
  const item = ledger.begin({
    kind: 'listing',
    mark,
    person: 'agent',
    lane: mark,
    tab: await tabName(tab),
  });
  const worth = ledger.change(`price ${mark}`, 'agent', price);
  const status = ledger.change(`status ${mark}`, 'agent', 'Active');
  await tab.click({ role: 'button', name: 'Save Property', exact: true });
  await tab.waitFor([{ role: 'text', name: 'Saved on this' }, dashboard]);
  await tab.waitFor([dashboard]);
  ledger.promise(item);
  for (const value of [worth, status]) value.promisedAt = item.promisedAt;
  ledger.photos.set(mark, photos);
}

const dashboard: Target = { role: 'heading', name: 'My Properties', exact: true };

/** The row of one's own listing on the dashboard. */
async function openCard({ tab }: World, mark: string): Promise<Target> {
  await tab.goto('/dashboard');
  await tab.enter({ role: 'field', name: 'Location' }, mark);
  const card: Target = { role: 'article', has: mark };
  await tab.waitFor([card]);
  return card;
}

/** Opens what can be done with one's own listing. */
async function openActions(tab: World['tab'], card: Target): Promise<Target> {
  await tab.click({ role: 'button', name: 'Actions for', within: card });
  const actions: Target = { role: 'dialog' };
  await tab.waitFor([{ role: 'link', name: 'Edit', exact: true, within: actions }]);
  return actions;
}

export async function changePrice(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const own = standing(world);
  if (own.length === 0) return createListing(world);
  const { mark } = random.pick(own);
  const price = String(2_000_000 + ledger.number());
  const card = await openCard(world, mark);
  const actions = await openActions(tab, card);
  await tab.click({ role: 'link', name: 'Edit', exact: true, within: actions });
  await tab.enter({ role: 'field', name: 'Price' }, price);
  const change = ledger.change(`price ${mark}`, 'agent', price);
  await tab.click({ role: 'button', name: 'Save Property', exact: true });
  await tab.waitFor([dashboard]);
  ledger.promise(change);
}

export async function publishOrWithdraw(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const own = standing(world);
  if (own.length === 0) return createListing(world);
  const { mark } = random.pick(own);
  const card = await openCard(world, mark);
  const actions = await openActions(tab, card);
  const names = ['Publish', 'Take offline'];
  const buttons = names.map(
    (name): Target => ({ role: 'button', name, exact: true, within: actions }),
  );
  const { index } = await tab.waitFor(buttons);
  const change = ledger.change(`status ${mark}`, 'agent', index === 0 ? 'Active' : 'Draft');
  await tab.click(buttons[index] ?? card);
  const reached = index === 0 ? 'Active' : 'Draft';
  await tab.waitFor([{ role: 'text', name: reached, exact: true, within: card }]);
  ledger.promise(change);
}

export async function deleteListing(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const own = standing(world);
  if (own.length < 2) return createListing(world);
  const item = random.pick(own);
  const card = await openCard(world, item.mark);
  const actions = await openActions(tab, card);
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: actions });
  item.takingBack = true;
  const question: Target = { role: 'dialog', name: 'Delete property' };
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: question });
  await tab.waitUntilGone(card);
  item.takenBackAt = Date.now();
  ledger.writes += 1;
}

/** Marks of messages of the seeker's that lie in the agent's list, as the screen has them. */
async function received({ tab }: World): Promise<string[]> {
  await tab.goto('/messages');
  await tab.waitFor([
    { role: 'article', has: '-seeker' },
    { role: 'heading', name: 'No Messages' },
  ]);
  const { text } = await tab.read({ role: 'main' });
  return [...new Set(text.match(/q-\d+-seeker/g) ?? [])];
}

export async function reply(world: World): Promise<void> {
  const { tab, random } = world;
  const marks = await received(world);
  if (marks.length === 0) return createListing(world);
  const mark = random.pick(marks);
  const card: Target = { role: 'article', has: mark };
  await tab.click({ role: 'button', name: 'Reply', exact: true, within: card });
  const about = world.ledger.items.find((item) => item.mark === mark);
  await writeInDialog(world, 'Reply', 'Send Reply', `agent ${about?.lane ?? mark}`);
}

export async function readMessage(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const marks = await received(world);
  const known = marks.filter((mark) => ledger.valueOf(`read ${mark}`, 'agent') === null);
  if (known.length === 0) return reply(world);
  const mark = random.pick(known);
  const button: Target = {
    role: 'button',
    name: 'Read',
    exact: true,
    within: { role: 'article', has: mark },
  };
  // A page that is just loading shows no mark of a new message either: only this says that it was read.
  const isRead: Target = {
    role: 'button',
    name: 'Mark as unread',
    exact: true,
    within: { role: 'article', has: mark },
  };
  await tab.waitFor([button]);
  const change = ledger.change(`read ${mark}`, 'agent', 'true');
  await tab.click(button);
  await tab.waitFor([isRead]);
  ledger.promise(change);
}

/** Confirms or declines a request to see a home. */
export async function answerInspection(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  await tab.goto('/dashboard/inspections');
  await tab.waitFor([{ role: 'button', name: 'Confirm', exact: true }, { role: 'article' }]);
  const { text } = await tab.read({ role: 'main' });
  const asked = ledger.items.filter(
    ({ kind, mark }) =>
      kind === 'inspection' &&
      text.includes(mark) &&
      ledger.valueOf(`answer ${mark}`, 'agent') === null,
  );
  if (asked.length === 0) return createListing(world);
  const { mark } = random.pick(asked);
  const row: Target = { role: 'article', has: mark };
  const confirms = random.chance(0.7);
  // Confirm stands in the line itself, all else behind its menu.
  if (!confirms) await tab.click({ role: 'button', name: 'Actions for', within: row });
  const button: Target = {
    role: 'button',
    name: confirms ? 'Confirm' : 'Decline',
    exact: true,
    within: row,
  };
  await tab.waitFor([button], 3000);
  const status = confirms ? 'Confirmed' : 'Declined';
  const change = ledger.change(`answer ${mark}`, 'agent', status);
  await tab.click(button);
  // A no is asked about once more.
  if (!confirms) await tab.click({ role: 'button', name: 'Decline', exact: true });
  await tab.waitFor([{ role: 'text', name: status, within: row }]);
  ledger.promise(change);
}

/** Deletes one message, here alone: its sender or receiver keeps it. */
export async function deleteMessage(world: World): Promise<void> {
  const { tab, ledger, random } = world;
  const own = ledger.items.filter(
    ({ kind, person, promisedAt, takingBack }) =>
      kind === 'message' && person === 'agent' && promisedAt !== null && !takingBack,
  );
  const item = random.chance(0.7) ? own.at(-1) : own[random.below(own.length)];
  if (item === undefined) return reply(world);
  await tab.goto('/messages');
  const card: Target = { role: 'article', has: item.mark };
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: card });
  item.takingBack = true;
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: { role: 'dialog' } });
  await tab.waitFor([
    { role: 'text', name: 'Message deleted successfully' },
    { role: 'text', name: 'Safe on this' },
  ]);
  item.takenBackAt = Date.now();
  ledger.writes += 1;
}
