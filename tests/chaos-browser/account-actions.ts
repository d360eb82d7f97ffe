import { LOG_IN, pressLogOut, sendLogin } from '../engines/account-steps';
import { NotOnScreen } from '../engines/phone-tab';
import { readDevice } from '../engines/read-device';
import type { Target } from '../engines/target';
import type { Person, World } from './world';
import { patience } from '../support/patience';

/** How long one tries to log in, and rests between two tries. */
const TRIES_MS = patience(300_000);
const REST_MS = 1500;
/** The longest delay of the network, and the login's own second try. */
const LOGIN_PATIENCE_MS = patience(75_000);

/** Logs in by the form, and tries again while the network does not let it. */
export async function logIn(world: World, person: Person): Promise<void> {
  const { tab } = world;
  await tab.goto('/login');
  const giveUpAt = Date.now() + TRIES_MS;
  let sentAt = Date.now();
  for (;;) {
    sentAt = Date.now();
    await sendLogin(tab, person);
    // The button says 'Logging in...' while it is asked.
    const end = await tab.until(
      async () => {
        const { pathname } = await tab.evaluate(() => ({ pathname: location.pathname }));
        if (pathname !== '/login') return 'in';
        const asks = await tab.sees(LOG_IN);
        return asks ? 'again' : null;
      },
      'an end of the login',
      LOGIN_PATIENCE_MS,
    );
    if (end === 'in') break;
    if (Date.now() > giveUpAt) throw new Error(`${person} could not log in`);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  world.person = person;
  // From here on: the page after it may speak before this line is reached.
  world.ledger.logIn(person, sentAt);
  await tab.waitFor([{ role: 'heading' }]);
}

/** The ways to log out that keep what is on the phone, as each build says them; the second stands where all has been sent. */
const KEEPING: Target[] = [
  { role: 'button', name: 'Keep on this' },
  { role: 'button', name: 'Log out', exact: true, within: { role: 'dialog' } },
];

/** Logs out and keeps what waits for the next login. */
export async function logOut(world: World): Promise<void> {
  const { tab } = world;
  await pressLogOut(tab);
  await tab.until(async () => {
    for (const way of KEEPING) if (await tab.sees(way)) await tab.click(way, 2000);
    return (await readDevice(tab)).userId === null ? true : null;
  }, 'the logout');
  world.person = null;
  world.ledger.logIn('');
}

/** Another person takes the phone; between them a visitor may use it. */
export async function switchPerson(
  world: World,
  next: Person,
  between: () => Promise<void>,
): Promise<void> {
  if (world.person !== null) await logOut(world);
  try {
    await between();
  } catch (error) {
    if (!(error instanceof NotOnScreen)) throw error;
  }
  await logIn(world, next);
}

/** Logs in again where the server (or who spoke for it) ended the session. */
export async function logInAgain(world: World): Promise<void> {
  const { expired, userId } = await readDevice(world.tab);
  if (world.person !== null && !expired && userId !== null) return;
  await logIn(world, world.person ?? 'seeker');
}
