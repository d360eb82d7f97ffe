import { rmSync } from 'node:fs';
import { NotOnScreen, PhoneKilled } from '../engines/phone-tab';
import { Random } from '../chaos/random';
import { switchPerson } from './account-actions';
import { type Mishap, mishapsOf } from './action-plan';
import { LATER_FILE, laterBuild } from './later-build';
import { CLOCK_KEY } from './page-script';
import { contactAsVisitor, writeMessages } from './message-actions';
import { saveOrRemove } from './seeker-actions';
import type { World } from './world';

const YEAR_MS = 365 * 86_400_000;
const AWAY_MS = 9000;
/** Less than any phone of the run has in use: nothing more can be written. */
const FULL_BYTES = 4096;

/** What happens around the app while somebody uses it. */
export class Mishaps {
  browserKills = 0;
  serverKills = 0;
  /** What goes on beside the action: each resolves to its error, or to null. */
  private readonly underWay: Promise<unknown>[] = [];
  private isDeployed = false;
  /** The files of a later build that was made for this run. */
  private made: string | null = null;
  private clockIsWrong = false;

  constructor(
    private readonly world: World,
    private readonly say: (line: string) => void,
  ) {}

  /** Draws what happens and lets the action be done under it. */
  async during(act: () => Promise<void>): Promise<void> {
    const mishap = this.world.random.weighted(mishapsOf(this.world.phone));
    if (mishap !== 'nothing') this.say(`  ${mishap}`);
    await this.meet(mishap, act);
  }

  /** After a step: the phone is switched on again, and what was begun is over. */
  async recover(): Promise<void> {
    const failed = (await Promise.all(this.underWay.splice(0))).find((error) => error !== null);
    if (failed !== undefined) throw failed;
    const { phone } = this.world;
    if (!this.isDead) return;
    this.isDead = false;
    if (phone.restart === null) throw new Error('This engine keeps no profile');
    await phone.restart();
    this.world.tab = await phone.openTab();
    await this.world.tab.goto('/');
  }
  private isDead = false;

  /** Waits for what was begun, however it ends. */
  async settle(): Promise<void> {
    await Promise.all(this.underWay.splice(0));
    if (this.made !== null) rmSync(this.made, { recursive: true, force: true });
  }

  private begin(work: Promise<unknown>): void {
    this.underWay.push(
      work.then(
        () => null,
        (error: unknown) => error,
      ),
    );
  }

  private async meet(mishap: Mishap, act: () => Promise<void>): Promise<void> {
    const { world } = this;
    const { phone, random } = world;
    switch (mishap) {
      case 'nothing':
        await this.update();
        return act();
      case 'the browser is killed':
        await act();
        return this.killBrowser();
      case 'the browser is killed in the middle': {
        const moment = pause(300 + random.below(2500)).then(() => this.killBrowser());
        this.begin(moment);
        await act();
        await moment;
        throw new PhoneKilled('after the action');
      }
      case 'the server is killed':
        this.begin(pause(random.below(1500)).then(() => this.killServer(0)));
        return act();
      case 'the server is away for a while':
        this.begin(this.killServer(AWAY_MS));
        return act();
      case 'a second tab acts at the same time':
        return this.actInTwoTabs(act);
      case 'the worker is woken':
        this.begin(phone.wakeWorker?.().catch(() => undefined) ?? Promise.resolve());
        return act();
      case 'the other person takes the phone':
        return switchPerson(world, world.person === 'seeker' ? 'agent' : 'seeker', () =>
          contactAsVisitor(world),
        );
      case 'the clock is put wrong':
        await this.setClock();
        return act();
      case 'the storage is full':
        return this.actOnFullPhone(act);
      case 'a new version is deployed':
        await this.deploy();
        return act();
    }
  }

  private async killBrowser(): Promise<void> {
    this.browserKills += 1;
    this.isDead = true;
    await this.world.phone.kill();
  }

  private async killServer(awayMs: number): Promise<void> {
    this.serverKills += 1;
    const { origin } = this.world.server;
    await origin.stop('SIGKILL');
    await pause(awayMs);
    await origin.start();
  }

  /** Each tab has homes of its own: what is written in two places at once has no order. */
  private async actInTwoTabs(act: () => Promise<void>): Promise<void> {
    const { world } = this;
    if (world.person !== 'seeker') return act();
    const second = await world.phone.openTab();
    const half = Math.floor(world.homes.length / 2);
    const here = { ...world, homes: world.homes.slice(0, half) };
    const there = {
      ...world,
      tab: second,
      homes: world.homes.slice(half),
      random: new Random(world.random.below(1e9)),
    };
    const ended = await Promise.allSettled([
      world.random.chance(0.5) ? writeMessages(here) : saveOrRemove(here),
      there.random.chance(0.5) ? writeMessages(there) : saveOrRemove(there),
    ]);
    await second.close();
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  private async setClock(): Promise<void> {
    const { tab, random } = this.world;
    this.clockIsWrong = !this.clockIsWrong;
    const ahead = this.clockIsWrong ? (random.chance(0.5) ? YEAR_MS : -YEAR_MS) : 0;
    await tab.evaluate(([key, ms]: [string, string]) => localStorage.setItem(key, ms), [
      CLOCK_KEY,
      String(ahead),
    ] as [string, string]);
    await tab.goto('/');
  }

  private async actOnFullPhone(act: () => Promise<void>): Promise<void> {
    const { limitStorage } = this.world.phone;
    if (limitStorage === null) return act();
    await limitStorage(FULL_BYTES);
    try {
      await act();
    } finally {
      await limitStorage(null);
    }
  }

  /** The other version comes, once. */
  async deploy(): Promise<void> {
    if (this.isDeployed) return;
    this.isDeployed = true;
    const { origin } = this.world.server;
    const { nextBuild } = this.world;
    if (nextBuild === null) origin.env.CLIENT_DIR = this.makeLater();
    else {
      delete origin.env.CLIENT_DIR;
      origin.build = nextBuild;
    }
    await origin.stop();
    await origin.start();
    // A hotspot that asks for money in the middle of fetching it.
    if (this.made !== null && this.world.random.chance(0.5))
      this.world.proxy.portalFrom = LATER_FILE;
    await this.world.tab.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
    });
  }

  private makeLater(): string {
    this.made = laterBuild();
    return this.made;
  }

  /** Takes a new version when one is offered, as people do sooner or later. */
  private async update(): Promise<void> {
    const { tab, random } = this.world;
    const offer = { role: 'button', name: 'Update now', exact: true } as const;
    if (!this.isDeployed || !random.chance(0.4) || !(await tab.sees(offer))) return;
    this.say('  the new version is taken');
    await tab.click(offer, 3000).catch((error: unknown) => {
      if (!(error instanceof NotOnScreen)) throw error;
    });
    await tab.waitUntilGone(offer);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
