import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrowserPhone } from '../engines/browser-phone';
import { NotOnScreen, PhoneKilled } from '../engines/phone-tab';
import { untilWorker } from '../engines/until-worker';
import { Random } from '../chaos/random';
import { logIn, logInAgain } from './account-actions';
import { nextAction } from './action-plan';
import type { ChaosOrigin } from './chaos-origin';
import { FaultProxy } from './fault-proxy';
import { heal } from './heal';
import { Ledger } from './ledger';
import { Mishaps } from './mishaps';
import { judge, type Verdict } from './oracle';
import { openHome } from './screen-steps';
import type { World } from './world';

export type BrowserReport = Verdict & {
  writes: number;
  faults: number;
  browserKills: number;
  serverKills: number;
  /** Rows that were left in an outbox at the end. */
  stuck: string[];
  /** Actions that the screen did not let happen, with the reason. */
  notPossible: string[];
  words: number;
};

/** Steps that lead to nothing one after the other before a run is given up. */
const MAX_IDLE_STEPS = 25;

/**
 * One seeded run: a seeker and an agent take turns on one phone while wire, browser and server fail;
 * then all is well again, and what the server's tables have is held against what was done.
 */
export async function runBrowserChaos(options: {
  seed: number;
  writes: number;
  server: ChaosOrigin;
  openPhone: (origin: string) => Promise<BrowserPhone>;
  /** The files of the app that the phone begins with, where they are not today's, and the build that comes after. */
  releases?: { firstClient: string | null; nextBuild: string };
  say: (line: string) => void;
}): Promise<BrowserReport> {
  const { seed, writes, server, say } = options;
  const proxy = await FaultProxy.start(server.origin, seed);
  server.origin.env.PUBLIC_URL = proxy.url;
  const { firstClient = null, nextBuild = null } = options.releases ?? {};
  if (firstClient !== null) server.origin.env.CLIENT_DIR = firstClient;
  await server.origin.start();
  const folder = mkdtempSync(join(tmpdir(), 'gida-chaos-photo-'));
  const phone = await options.openPhone(proxy.url);
  let mishaps: Mishaps | null = null;
  try {
    const ledger = new Ledger();
    const world: World = {
      phone,
      proxy,
      server,
      ledger,
      homes: server.homes,
      nextBuild,
      photo: await makePhoto(folder),
      tab: await phone.openTab(),
      person: null,
      random: new Random(seed),
    };
    await warmUp(world);
    proxy.rough = true;
    mishaps = new Mishaps(world, say);
    const notPossible: string[] = [];
    let idle = 0;
    for (let step = 0; ledger.writes < writes; step += 1) {
      world.random = Random.named(seed, `step ${step}`);
      const before = ledger.writes;
      // Two builds meet in every run, however short.
      if (nextBuild !== null && ledger.writes * 2 >= writes) await mishaps.deploy();
      try {
        await mishaps.during(() => act(world, say));
      } catch (error) {
        if (error instanceof PhoneKilled) say('  killed');
        else if (error instanceof NotOnScreen) {
          notPossible.push(error.message);
          say(`  not possible: ${error.message}`);
        } else throw error;
      }
      await mishaps.recover();
      idle = ledger.writes > before ? 0 : idle + 1;
      if (idle > MAX_IDLE_STEPS)
        throw new Error(`Nothing is possible any more: ${notPossible.slice(-3).join('; ')}`);
    }
    const stuck = await heal(world);
    const { effects, users } = await server.read();
    const verdict = judge({ ledger, effects, users, log: proxy.log, words: proxy.words });
    return {
      ...verdict,
      writes: ledger.writes,
      faults: proxy.faults,
      browserKills: mishaps.browserKills,
      serverKills: mishaps.serverKills,
      stuck,
      notPossible,
      words: proxy.words.length,
    };
  } finally {
    await mishaps?.settle();
    proxy.stop();
    await phone.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Once without faults: the worker takes over, and both people's things are on the phone. */
async function warmUp(world: World): Promise<void> {
  const { tab } = world;
  await tab.goto('/');
  await untilWorker(tab);
  await logIn(world, 'seeker');
  for (const home of world.homes) await openHome(world, home);
}

async function act(world: World, say: (line: string) => void): Promise<void> {
  await logInAgain(world);
  const { name, act } = nextAction(world.random, world.person ?? 'seeker');
  say(`${world.ledger.writes} ${world.person}: ${name}`);
  await act(world);
}

/** Some ten kilobytes of JPEG, never the same twice: equal pictures share their files. */
async function makePhoto(folder: string): Promise<string> {
  const path = join(folder, 'front.jpg');
  const noise = randomBytes(160 * 120 * 3);
  await sharp(noise, { raw: { width: 160, height: 120, channels: 3 } })
    .resize(640, 480)
    .jpeg()
    .toFile(path);
  return path;
}
