import type { Target } from '../engines/target';
import { logIn, logOut } from './account-actions';
import type { Refusal } from './ledger';
import { CLOCK_KEY } from './page-script';
import { type DeviceRow, readDevice } from '../engines/read-device';
import type { Person, World } from './world';
import { patience } from '../support/patience';

/** How long the outbox may take to empty once nothing stands in its way. */
const DRAIN_MS = patience(240_000);

/** Nothing fails any more: everybody logs in, decides what waits for a decision, and sees all sent. */
export async function heal(world: World): Promise<string[]> {
  const { tab, proxy } = world;
  proxy.rough = false;
  await tab.goto('/outbox');
  await tab.evaluate((key: string) => localStorage.removeItem(key), CLOCK_KEY);
  const first: Person = world.person ?? 'seeker';
  const stuck: string[] = [];
  for (const person of [first, first === 'seeker' ? 'agent' : 'seeker'] as const) {
    if (world.person !== null && world.person !== person) await logOut(world);
    const { userId, expired } = await readDevice(tab);
    if (userId === null || expired || world.person !== person) await logIn(world, person);
    stuck.push(...(await emptyOutbox(world, 'person')));
  }
  if (stuck.length === 0) await logOut(world);
  stuck.push(...(await emptyOutbox(world, 'visitor')));
  await tab.until(async () => (proxy.idle ? true : null), 'the last request answered', 60_000);
  return stuck;
}

/** Waits until nothing waits, and decides as a person would; answers what is left at the end. */
async function emptyOutbox(world: World, whose: 'person' | 'visitor'): Promise<string[]> {
  const { tab } = world;
  const end = Date.now() + DRAIN_MS;
  await tab.goto('/outbox');
  const seen = new Set<string>();
  while (Date.now() < end) {
    const { rows } = await readDevice(tab, whose);
    if (rows.every((row) => !isTold(row))) {
      // What was written before the login stands in the same list.
      const isAll = whose === 'person' && (await readDevice(tab, 'visitor')).rows.length === 0;
      if (isAll) await tab.waitFor([{ role: 'text', name: 'Nothing waits to be sent' }]);
      return [];
    }
    for (const row of rows) await decide(world, row, seen);
    const now: Target = { role: 'button', name: 'Send now', exact: true };
    if (await tab.sees(now)) await tab.click(now).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  const { rows } = await readDevice(tab, whose);
  return rows
    .filter(isTold)
    .map(
      (row) =>
        `${row.kind} ${row.state} after ${row.attempts}: ${row.lastError?.message ?? 'no error'}`,
    );
}

/** Looks at homes and the like are sent without a word: no screen has them, and nobody decides on them. */
function isTold({ kind, state }: DeviceRow): boolean {
  return state !== 'rejected' || !/^(property\.view|notification\.)/.test(kind);
}

/** Sends a refused row again, gives it up when it is refused once more, and keeps own versions. */
async function decide(world: World, row: DeviceRow, seen: Set<string>): Promise<void> {
  const { tab, ledger } = world;
  if (row.state !== 'rejected' && row.state !== 'conflict') return;
  const card: Target = {
    role: 'article',
    nth: 0,
    has: row.state === 'conflict' ? 'Changed elsewhere' : 'Refused: ',
  };
  const press = (name: string, within: Target) =>
    tab.click({ role: 'button', name, exact: true, within }, 4000);
  const note = (decision: Refusal['decision']) =>
    ledger.refusals.push({
      kind: row.kind,
      entityId: row.entityId,
      payload: JSON.stringify(row.payload),
      decision,
    });
  const dialog: Target = { role: 'dialog' };
  try {
    if (row.state === 'conflict') {
      await press('Compare and choose', card);
      // Each build says it in its own words.
      await tab.click({ role: 'button', name: 'Keep this', within: dialog }, 4000);
      await press('Use this version', dialog);
    } else if (seen.has(row.entityId + row.kind)) {
      note('given up');
      await press('Discard', card);
      await press('Discard', dialog);
    } else {
      seen.add(row.entityId + row.kind);
      note('sent again');
      await press('Retry', card);
    }
  } catch {
    // It settled by itself meanwhile: the next look tells.
    await tab.press('Escape');
  }
}
