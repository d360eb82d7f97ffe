import type { Target } from '../engines/target';
import type { Home } from './chaos-origin';
import type { Item } from './ledger';
import { closeDialog, openHome, untilKept } from './screen-steps';
import { tabName, type World } from './world';

const KEPT: Target = { role: 'text', name: 'It goes out by itself' };
const SENT: Target = { role: 'text', name: 'Message Sent Successfully!' };
/** 'Your message has been sent to the agent!', 'Your reply to … has been sent!' */
const TOAST: Target = { role: 'text', name: ' has been sent' };

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
    await tab.click({ role: 'button', name: 'Actions for ', within: card });
    await tab.click({
      role: 'button',
      name: 'Contact agent',
      exact: true,
      within: { role: 'dialog' },
    });
    await writeInDialog(world, 'Contact agent', 'Send Message', `seeker ${home.id}`);
    return;
  }
  if (talked.length === 0) return writeMessages(world);
  const home = random.pick(talked);
  await tab.goto('/messages');
  const card: Target = { role: 'article', name: home.title };
  await tab.click({ role: 'button', name: 'Actions for ', within: card });
  const menu: Target = { role: 'dialog' };
  const answer: Target = { role: 'button', name: 'Reply', exact: true, within: menu };
  const view: Target = { role: 'button', name: 'View Conversation', exact: true, within: menu };
  const { index } = await tab.waitFor([answer, view]);
  await tab.click(index === 0 ? answer : view);
  await writeInDialog(world, '', 'Send Reply', `seeker ${home.id}`);
}

function hasTalk(items: Item[], home: string): boolean {
  return items.some(
    ({ lane, kind, promisedAt, takingBack }) =>
      kind === 'message' && lane === `seeker ${home}` && promisedAt !== null && !takingBack,
  );
}

/** Fills the open message dialog, sends, and waits for what it says. @param title '' for one that is called by the other person */
export async function writeInDialog(
  world: World,
  title: string,
  button: string,
  lane: string,
): Promise<Item> {
  const { tab, ledger, person } = world;
  const dialog: Target = title === '' ? { role: 'dialog' } : { role: 'dialog', name: title };
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
  const dialog: Target = { role: 'dialog' };
  await tab.waitFor([dialog]);
  const mayArrive = await tab.sees({
    role: 'text',
    name: 'the other side may get',
    within: dialog,
  });
  for (const item of gone) {
    item.takingBack = true;
    item.mayArrive ||= mayArrive;
  }
  await tab.click({ role: 'button', name: 'Delete', exact: true, within: { role: 'dialog' } });
  await tab.waitFor([
    { role: 'text', name: 'Message deleted successfully' },
    { role: 'text', name: 'Safe on this' },
  ]);
  for (const item of gone) item.takenBackAt ??= Date.now();
  ledger.writes += 1;
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
