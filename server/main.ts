import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countOf } from '../src/domain/format/count-of';
import { buildApp } from './app';
import { startMetricsServer } from './modules/metrics/start-metrics-server';
import type { Database } from './db/database';
import { lookAtStart } from './doctor/look-at-start';
import { mailServerFailure } from './doctor/mail-server-failure';
import { removeLeftOver } from './modules/backup/remove-left-over';
import { endDemo } from './modules/demo/end-demo';
import { requireLocalDemo } from './modules/demo/require-local-demo';
import { seedDemo } from './modules/demo/seed-demo';
import { isPrepared } from './modules/releases/prepared-release';
import { startDeltaProcess } from './modules/releases/start-delta-process';
import { openDatabase } from './open-database';
import { readSettings, type Settings } from './plugins/settings';
import { openSecretKey } from './secret-key';
import { StartError } from './start-error';
import { tightenFolder } from './tighten-folder';
import { errorCode } from './db/error-code';

// Beside the bundle, dist/server/main.js, stands dist/client.
const CLIENT_DIR =
  process.env.CLIENT_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

/** How long requests under way may take to finish when the server is told to stop. */
const CLOSE_GRACE_MS = 2000;
/** Longest a statement may hold a connection: nobody waits that long for an answer. */
const STATEMENT_TIMEOUT_MS = 30_000;

async function start(): Promise<void> {
  // Whatever is written from here on is for this user alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  requireLocalDemo(settings);
  requireWritable(settings.dataDir);
  keepPrivate(settings.dataDir);
  // Before the database is opened: a key that is none ends the start.
  openSecretKey(settings);
  const database = await openDatabase(settings, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  const unwise = await heed(settings, database);
  if (!settings.demo) await endDemoIn(database);
  const app = await buildApp({
    settings,
    database,
    clientDir: CLIENT_DIR,
    logLevel: settings.logLevel,
  });
  const stop = async (code: number) => {
    // A browser keeps connections open that it never used; Node waits a minute for their first words.
    const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS);
    stopDeltas?.();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await app.close();
    clearTimeout(cut);
    await database.close();
    process.exit(code);
  };
  const abandon = async (error: unknown): Promise<never> => {
    await app.close();
    await database.close();
    throw error;
  };
  const { port, host, metricsPort } = settings;
  const metricsServer =
    metricsPort === null
      ? null
      : await startMetricsServer(app.metrics.register, metricsPort).catch((error: unknown) =>
          abandon(listenError(error, { host, port: metricsPort, setting: 'METRICS_PORT' })),
        );
  await app
    .listen({ port, host })
    .catch((error: unknown) => abandon(listenError(error, { host, port, setting: 'PORT' })));
  const stopDeltas =
    existsSync(join(CLIENT_DIR, 'index.html')) && !isPrepared(CLIENT_DIR, settings.dataDir)
      ? startDeltaProcess(CLIENT_DIR, settings.dataDir)
      : null;
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    void stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  console.log(`Gida is ready at ${settings.publicUrl}`);
  for (const text of unwise) console.warn(`  unwise: ${text}`);
  if (settings.smtpUrl !== null) void tellOfMailServer(settings.smtpUrl);
  removeLeftOver(settings.dataDir).catch((error: unknown) => app.log.error(error));
  if (settings.demo) {
    const accounts = await seedDemo(app);
    for (const account of accounts) {
      console.log(`  demo ${account.userType}: ${account.email} / ${account.password}`);
    }
    if (settings.smtpUrl === null) console.log(`  mails: ${settings.publicUrl}/mailbox`);
  }
}

/** It may only be away for a while, so the start does not wait for it. */
async function tellOfMailServer(smtpUrl: string): Promise<void> {
  const failure = await mailServerFailure(smtpUrl);
  if (failure !== null)
    console.warn(
      `  unwise: the mail server in SMTP_URL does not work (${failure}): mails wait for three days`,
    );
}

/** Before anybody can ask for anything: what an earlier demo left here is out of reach. */
async function endDemoIn(database: Database): Promise<void> {
  const ended = await database.transaction(endDemo).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (ended.approved.length > 0)
    console.log(
      `DEMO is 0: the demo's approver had approved ${ended.approved.join(', ')}: they wait for an approver of yours, and nobody sees their listings`,
    );
  if (ended.accounts + ended.listings === 0) return;
  console.log(
    `DEMO is 0: suspended ${countOf(ended.accounts, 'demo account')} and hid ${countOf(ended.listings, 'listing')} of the demo. 'npm run admin -- demo remove' removes them`,
  );
}

/** What is unwise about the set-up. @throws StartError for what is wrong with it. */
async function heed(settings: Settings, database: Database): Promise<string[]> {
  const found = await lookAtStart(settings, database);
  const wrong = found.filter(({ level }) => level === 'wrong').map(({ text }) => text);
  if (wrong.length > 0) {
    await database.close();
    throw new StartError(wrong.join(' '));
  }
  return found.map(({ text }) => text);
}

function keepPrivate(dataDir: string): void {
  const [path] = tightenFolder(dataDir);
  if (path === undefined) return;
  console.warn(
    `Others on this machine may reach ${path}, and its mode could not be changed: give DATA_DIR to the user that runs Gida, mode 700`,
  );
}

function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartError(
      `DATA_DIR ${folder} cannot be written: choose a folder this user may write`,
    );
  }
}

function listenError(
  error: unknown,
  { host, port, setting }: { host: string; port: number; setting: 'PORT' | 'METRICS_PORT' },
): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use: stop what uses it, or set another ${setting}`);
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights: set another ${setting}`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return new StartError(`HOST '${host}' is no address of this machine`);
  }
  return error;
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(`Gida cannot start: ${error.message}`);
  else console.error(error);
  process.exit(1);
});
