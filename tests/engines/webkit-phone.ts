import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../support/free-port';
import type { BrowserPhone } from './browser-phone';
import { PhoneTab } from './phone-tab';
import { WebDriverSession } from './web-driver';

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = ['4.1', '4.0', '6.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
/**
 * Its page cache keeps a page that is left in the middle of a transaction, transaction and all, and
 * every later one on that database waits for it. WEBKIT_PAGE_CACHE=1 leaves the cache on.
 */
const ARGUMENTS = [
  '--automation',
  '--geometry=412x900',
  `--enable-page-cache=${process.env.WEBKIT_PAGE_CACHE === '1'}`,
];
const KEYS = { Escape: '\uE00C', Enter: '\uE007' } as const;

/**
 * WebKitGTK over WebDriver, on a screen of its own. Under a driver it forgets its storage when it
 * ends, so that it cannot be killed and started again on the same profile; it has no Background Sync
 * to wake the worker by, and its storage cannot be made full from outside.
 */
export async function openWebKitPhone(origin: string): Promise<BrowserPhone> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (binary === undefined) throw new Error('There is no MiniBrowser of WebKitGTK');
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
    // Of a group of its own: the browser that it starts ends with it.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  await listens(url);
  const session = await WebDriverSession.begin(url, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ARGUMENTS },
  });
  // What a page does not answer by then it never answers: it is asked again.
  await session.ask('POST', '/timeouts', { script: 60_000, pageLoad: 180_000, implicit: 0 });
  let alive = true;
  let turn: Promise<unknown> = Promise.resolve();
  /** WebDriver has one window at a time: each call goes first to its own. */
  const inWindow = <Result>(handle: string, work: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(async () => {
      await session.ask('POST', '/window', { handle });
      return work();
    });
    turn = next.catch(() => undefined);
    return next;
  };
  // A new one is opened from the first, which stays: the one before may be closed already.
  const first = (await session.ask('GET', '/window')) as string;
  let opened = 0;
  return {
    engine: 'webkit',
    openTab: async () => {
      opened += 1;
      const handle =
        opened === 1
          ? first
          : await inWindow(first, async () => {
              const made = await session.ask('POST', '/window/new', { type: 'tab' });
              return (made as { handle: string }).handle;
            });
      return new WebKitTab(
        session,
        (work) => inWindow(handle, work),
        origin,
        () => !alive,
      );
    },
    kill: async () => {
      alive = false;
      endGroup(driver);
    },
    restart: null,
    wakeWorker: null,
    limitStorage: null,
    dispose: async () => {
      if (alive) await session.ask('DELETE', '').catch(() => undefined);
      alive = false;
      endGroup(driver);
      screen.stop();
    },
  };
}

/** A screen that nobody sees, with a number that the X server picks. */
async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = server.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('The X server tells no display');
  const [number] = (await once(pipe, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, stop: () => void server.kill('SIGKILL') };
}

async function listens(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKit's driver does not listen");
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

class WebKitTab extends PhoneTab {
  constructor(
    private readonly session: WebDriverSession,
    private readonly here: <Result>(work: () => Promise<Result>) => Promise<Result>,
    private readonly origin: string,
    killed: () => boolean,
  ) {
    super(killed);
  }

  async goto(path: string): Promise<void> {
    await this.here(() => this.session.ask('POST', '/url', { url: this.origin + path }));
  }

  async close(): Promise<void> {
    await this.here(() => this.session.ask('DELETE', '/window'));
  }

  async press(key: 'Escape' | 'Enter'): Promise<void> {
    const value = KEYS[key];
    await this.here(() =>
      this.session.ask('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      }),
    );
  }

  protected run(source: string): Promise<unknown> {
    return this.here(() => this.session.run(`return ${source}`));
  }

  protected async tap(selector: string): Promise<void> {
    await this.here(async () =>
      this.session.ask('POST', `${await this.session.element(selector)}/click`),
    );
  }

  protected async type(selector: string, text: string): Promise<void> {
    await this.here(async () => {
      const element = await this.session.element(selector);
      await this.session.ask('POST', `${element}/clear`);
      await this.session.ask('POST', `${element}/value`, { text });
    });
  }

  protected async pick(selector: string, files: string[]): Promise<void> {
    await this.here(async () => {
      const element = await this.session.element(selector);
      await this.session.ask('POST', `${element}/value`, {
        text: files.join('\n'),
      });
    });
  }
}
