import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  chromium,
  expect,
  type LaunchOptions,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { Random } from '../chaos/random';
import { Origin } from '../support/origin';
import { logIn, SEEKER } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';

/** How often the browser is killed. */
const KILLS = Number(process.env.KILLS ?? 30);
const SEED = Number(process.env.SEED ?? 7);
/** Words that stood longer than this survive, in milliseconds. */
const STOOD_MS = 500;
const LISTING = /^\/property-detail\//;

let origin: Origin;
let profile = '';
test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'gida-profile-'));
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(async () => {
  await origin.dispose();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact agent' });
const wordsIn = (page: Page) => dialogOf(page).getByLabel('Message');

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Contact Agent' }).click();
  await expect(wordsIn(page)).toBeFocused();
}

type PhoneOptions = LaunchOptions & { viewport: ViewportSize | null };

/** A browser with a profile on the disk, and the way to kill it as a phone does. */
class Phone {
  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    private readonly pid: number,
  ) {}

  static async start(options: PhoneOptions): Promise<Phone> {
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      baseURL: origin.url,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.browser()?.newBrowserCDPSession();
    const answer = await session?.send('SystemInfo.getProcessInfo');
    const browser = answer?.processInfo.find(({ type }) => type === 'browser');
    if (browser === undefined) throw new Error('The browser does not tell its process');
    return new Phone(context, page, browser.id);
  }

  /** Ends the browser's own process, which holds the database, without a word. */
  async kill(): Promise<void> {
    const closed = this.context.waitForEvent('close');
    process.kill(this.pid, 'SIGKILL');
    await closed;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

type Kept = { forms: string[]; messages: string[]; rows: string[] };

/** The words the phone holds: of begun messages, of messages, and of rows that wait. */
function keptOn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const rowsOf = (name: string, tables: string[]) =>
      new Promise<unknown[][]>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.addEventListener('error', () => reject(open.error));
        open.addEventListener('success', () => {
          const transaction = open.result.transaction(tables);
          const all = tables.map((table) => transaction.objectStore(table).getAll());
          transaction.addEventListener('complete', () => {
            open.result.close();
            resolve(all.map(({ result }) => result));
          });
        });
      });
    const [sessions] = await rowsOf('gida-device', ['session']);
    const [{ userId }] = sessions as [{ userId: string }];
    const [forms, messages, outbox] = (await rowsOf(`gida-${userId}`, [
      'forms',
      'messages',
      'outbox',
    ])) as [
      { key: string; value: { content: string } }[],
      { content: string }[],
      { kind: string; payload: { content: string } }[],
    ];
    return {
      forms: forms
        .filter(({ key }) => key.startsWith('message-'))
        .map(({ value }) => value.content),
      messages: messages.map(({ content }) => content),
      rows: outbox
        .filter(({ kind }) => kind === 'message.send')
        .map(({ payload }) => payload.content),
    };
  });
}

/** What was typed when the browser was killed, and what of it stood long enough. */
type Typed = { typed: string; stood: string };

/** Types until the browser is killed. */
async function typeUntilKilled(phone: Phone, words: string, random: Random): Promise<Typed> {
  const entered: { length: number; at: number }[] = [];
  let killedAt = 0;
  const killing = new Promise<void>((resolve) => {
    setTimeout(() => resolve(), 200 + random.below(3000));
  }).then(() => {
    killedAt = Date.now();
    return phone.kill();
  });
  try {
    for (let length = 1; length <= words.length; length += 1) {
      await phone.page.keyboard.type(words.charAt(length - 1), { delay: random.below(30) });
      entered.push({ length, at: Date.now() });
    }
  } catch {
    // The browser went away under a key.
  }
  await killing;
  const last = entered.findLast(({ at }) => at <= killedAt - STOOD_MS);
  // One key may have been entered and not told of.
  const length = (entered.at(-1)?.length ?? 0) + 1;
  return { typed: words.slice(0, length), stood: words.slice(0, last?.length ?? 0) };
}

/** Writes a whole message and kills the browser around the tap on Send. */
async function sendAndKill(phone: Phone, words: string, random: Random): Promise<Typed> {
  await phone.page.keyboard.insertText(words);
  await expect(wordsIn(phone.page)).toHaveValue(words);
  await phone.page.waitForTimeout(STOOD_MS);
  const send = dialogOf(phone.page).getByRole('button', { name: 'Send Message' });
  const box = await send.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  const tap = phone.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  tap.catch(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, random.below(100));
  });
  await phone.kill();
  return { typed: words, stood: words };
}

test(`what stood in a message is there after ${KILLS} kills of the browser, typed or sent`, async ({
  launchOptions,
  viewport,
}) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const options = { ...launchOptions, viewport };
  const random = Random.named(SEED, 'kills');
  let phone = await Phone.start(options);
  await logIn(phone.page, SEEKER);
  await phone.page.goto('/search-results?listingType=sale&location=Lagos');
  await phone.page.getByRole('article').getByRole('link').first().click();
  await expect(phone.page).toHaveURL((url) => LISTING.test(url.pathname));
  const listing = phone.page.url();
  const ends = { typing: 0, form: 0, row: 0 };

  for (let round = 0; round < KILLS; round += 1) {
    await openDialog(phone.page);
    const isSent = random.chance(0.5);
    const words = `Round ${round}: ${random.uuid()} ${random.uuid()} ${random.uuid()}`;
    const { typed, stood } = await (isSent ? sendAndKill : typeUntilKilled)(phone, words, random);

    phone = await Phone.start(options);
    await phone.page.goto(listing);
    await expect(phone.page.getByRole('button', { name: 'Contact Agent' })).toBeVisible();
    const kept = await keptOn(phone.page);
    const of = `round ${round}, seed ${SEED}, ${isSent ? 'sent' : 'typed'} '${typed}'`;
    const sent = kept.messages.filter((content) => content === words);
    if (isSent && sent.length > 0) {
      // Queued: the row or the server's word has it, and no form offers it again.
      expect([kept.forms, sent], of).toEqual([[], [words]]);
      ends.row += 1;
      continue;
    }
    expect([sent, kept.rows.filter((content) => content === words)], of).toEqual([[], []]);
    const [begun = ''] = kept.forms;
    expect(typed.startsWith(begun), `${of}: '${begun}'`).toBe(true);
    expect(begun.length, `${of}: '${begun}' of '${stood}'`).toBeGreaterThanOrEqual(stood.length);
    ends[isSent ? 'form' : 'typing'] += 1;
    if (begun === '') continue;
    await openDialog(phone.page);
    await expect(wordsIn(phone.page)).toHaveValue(begun);
    await dialogOf(phone.page).getByRole('button', { name: 'Start again' }).click();
    await expect(wordsIn(phone.page)).toHaveValue('');
    await expect.poll(async () => (await keptOn(phone.page)).forms).toEqual([]);
    await phone.page.keyboard.press('Escape');
  }
  console.log(
    `${KILLS} kills, seed ${SEED}: ${ends.typing} while typing; around Send ${ends.form} left the form, ${ends.row} the message`,
  );
  await phone.close();
});
