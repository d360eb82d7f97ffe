// First: Dexie takes what indexedDB there is when it is loaded.
import 'fake-indexeddb/auto';
import sharp from 'sharp';
import type { Listing } from '../../src/contract/listing/property';
import { AppDatabase } from '../../src/db/app-database';
import { makeDue } from '../../src/db/repositories/outbox/outbox-repository';
import { readSession } from '../../src/db/repositories/account/session-repository';
import { propertyContent } from '../support/property-content';
import { agentActs, decide, otherDeviceActs, seekerActs, type World } from './actions';
import { type ChaosAccount, type ChaosServer, startChaosServer } from './chaos-server';
import { type Fault, FaultyNetwork } from './faulty-network';
import { Ledger } from './ledger';
import { judge, judgeReports, type Verdict } from './oracle';
import { Phone, type Sabotage, type Tab } from './phone';
import { Random } from './random';

export type ChaosReport = Verdict & {
  seed: number;
  writes: number;
  refusedByPhone: number;
  faults: Map<Fault, number>;
};

const DAY_MS = 86_400_000;
const HOMES = 8;

/**
 * One seeded run: a seeker and an agent take turns on one phone while requests, tabs, clock, storage
 * and server fail; then all is well again, the person decides what waits for a decision, and what
 * the server did is held against what the phone promised.
 */
export async function runChaos(options: {
  seed: number;
  writes: number;
  sabotage?: Sabotage;
  /** The server under test; one in this process where none is given. */
  start?: () => Promise<ChaosServer>;
}): Promise<ChaosReport> {
  const random = new Random(options.seed);
  const restoreUuids = drawUuidsFrom(Random.named(options.seed, 'ids'));
  const server = await (options.start ?? startChaosServer)();
  try {
    const agent = await server.account('agent', 'Ada Agent');
    const seeker = await server.account('seeker', 'Sani Seeker');
    const ledger = new Ledger();
    const world: World = {
      server,
      random,
      ledger,
      homes: await makeHomes(server, agent),
      agentId: agent.user.id,
      picture: await makePicture(),
    };
    const network = new FaultyNetwork(server, options.seed);
    // Long enough for a second tab to come by while a row is under way.
    if (options.sabotage === 'no lock') network.latencyMs = 30;
    const phone = new Phone([seeker, agent], network, {
      webLocks: options.seed % 3 !== 0,
      sabotage: options.sabotage ?? 'none',
    });
    await phone.logIn(seeker);
    const wrong = new Set<string>();
    while (ledger.accepted < options.writes) {
      await disturb(phone, world);
      await act(phone, world);
      if (random.chance(0.4)) await sync(phone, network, random);
      if (random.chance(0.1)) {
        const [tab] = phone.tabs;
        if (tab) await decide(world, tab.database);
      }
      if (random.chance(0.03) && phone.tabs[0])
        for (const line of await judgeReports(server, phone.tabs[0].database)) wrong.add(line);
    }
    network.rough = false;
    await heal(phone, world);
    const databases = phone.accounts.map((account) => new AppDatabase(account.user.id));
    for (const database of databases) {
      if (phone.updated) database.version(99).stores({ addedByUpdate: 'id' });
      for (const line of await judgeReports(server, database)) wrong.add(line);
    }
    const verdict = await judge(server, ledger, databases);
    for (const database of databases) database.close();
    return {
      ...verdict,
      overlapping: network.overlaps,
      falselyReported: [...verdict.falselyReported, ...wrong],
      seed: options.seed,
      writes: ledger.accepted,
      refusedByPhone: ledger.refusedByPhone,
      faults: network.counts,
    };
  } finally {
    restoreUuids();
    await server.close();
  }
}

/** Ids made on the phone follow from the seed too: the faults are drawn by them. */
function drawUuidsFrom(random: Random): () => void {
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    value: () => random.uuid(),
    configurable: true,
  });
  return () => {
    Reflect.deleteProperty(globalThis.crypto, 'randomUUID');
  };
}

function tabOf(phone: Phone, random: Random): Tab {
  while (phone.tabs.length === 0 || (phone.tabs.length < 2 && random.chance(0.2))) phone.openTab();
  return random.pick(phone.tabs);
}

async function act(phone: Phone, world: World): Promise<void> {
  const tab = tabOf(phone, world.random);
  const before = await countsOf(tab.database);
  const full = world.random.chance(0.03);
  if (full) tab.database.outbox.hook('creating', refuseForSpace);
  try {
    await (phone.active?.user.userType === 'agent' ? agentActs : seekerActs)(world, tab.database);
  } catch (error) {
    if (!full) throw error;
    // All or nothing: the phone refused, so nothing may have been kept either.
    world.ledger.refusedByPhone += 1;
    const after = await countsOf(tab.database);
    if (after !== before)
      throw new Error(`Half kept after a full disk: ${before} → ${after}`, { cause: error });
  } finally {
    if (full) tab.database.outbox.hook('creating').unsubscribe(refuseForSpace);
  }
}

function refuseForSpace(): void {
  throw new DOMException('The disk is full', 'QuotaExceededError');
}

async function countsOf(database: AppDatabase): Promise<string> {
  return [
    await database.outbox.count(),
    await database.messages.count(),
    await database.savedProperties.count(),
    JSON.stringify((await database.myProperties.toArray()).map((p) => [p.id, p.content.price])),
  ].join();
}

/** What goes wrong around the app: clock, tabs, accounts, an update, another device, a login. */
async function disturb(phone: Phone, world: World): Promise<void> {
  const { random } = world;
  phone.now += random.below(240_000);
  if (random.chance(0.01)) phone.now += (random.chance(0.5) ? 2 : -2) * DAY_MS;
  if (random.chance(0.02) && phone.tabs[0]) phone.kill(phone.tabs[0]);
  if (random.chance(0.02)) await otherDeviceActs(world);
  if (random.chance(0.01) && !phone.updated) {
    for (const tab of phone.tabs) phone.kill(tab);
    phone.updated = true;
  }
  if (random.chance(0.04)) {
    const next = random.pick(phone.accounts);
    await phone.logOut();
    await phone.logIn(next);
  }
  const session = await readSession();
  if (session?.expired && random.chance(0.3)) await logInAgain(phone);
}

async function logInAgain(phone: Phone): Promise<void> {
  if (phone.active === null) return;
  await phone.logIn(phone.active);
  const tab = phone.tabs[0] ?? phone.openTab();
  await makeDue(tab.database);
}

async function sync(phone: Phone, network: FaultyNetwork, random: Random): Promise<void> {
  const first = tabOf(phone, random);
  const second = phone.tabs.find((tab) => tab !== first);
  const both = second !== undefined && random.chance(0.6);
  const sending = network.nextSend();
  const begun = phone.round(first, random.chance(0.4));
  // The second begins while the first has rows under way.
  if (both) await Promise.race([begun, sending]).then(() => phone.round(second, false));
  await begun;
}

/** The network is back for good, people log in and decide; in the end nothing may be left. */
async function heal(phone: Phone, world: World): Promise<void> {
  for (const account of phone.accounts) {
    await phone.logOut();
    await phone.logIn(account);
    const tab = phone.openTab();
    await makeDue(tab.database);
    for (let round = 0; round < 12 && (await tab.database.outbox.count()) > 0; round += 1) {
      phone.now += 400_000;
      await phone.round(tab, true);
      await decide(world, tab.database);
    }
  }
  await phone.logOut();
}

async function makeHomes(server: ChaosServer, agent: ChaosAccount): Promise<Listing[]> {
  const homes: Listing[] = [];
  for (let index = 0; index < HOMES; index += 1) {
    const path = `/api/properties/${crypto.randomUUID()}`;
    const send = (method: string, at: string, body?: unknown) =>
      server.fetch(at, {
        method,
        headers: { authorization: `Bearer ${agent.token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      });
    await send('PUT', path, propertyContent({ price: 900_000 + index }));
    const answer = await send('POST', `${path}/publish`, {});
    homes.push(((await answer.json()) as { property: Listing }).property);
  }
  return homes;
}

async function makePicture(): Promise<ArrayBuffer> {
  const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#484' } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(jpeg).buffer;
}
