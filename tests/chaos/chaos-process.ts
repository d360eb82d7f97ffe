import { migrate } from '../../server/db/migrate';
import { openPostgres } from '../../server/db/open-postgres';
import { Origin } from '../support/origin';
import { type ChaosServer, EFFECT_LOG, makeAccount, readEffects } from './chaos-server';
import { Random } from './random';

/** How long a request may have run when its server is killed, in milliseconds. */
const LATEST_KILL_MS = 12;

/**
 * The built server as its own process on PostgreSQL: it dies by SIGKILL at some moment of a request,
 * before or after its commit as it happens, and is started again.
 */
export async function startChaosProcess(
  postgres: { url: string },
  seed: number,
): Promise<ChaosServer> {
  const name = `chaos_${seed}_${Date.now()}`;
  const admin = await openPostgres(postgres.url);
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.close();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  await migrate(database);
  await database.script(EFFECT_LOG);
  const origin = await Origin.create({
    DEMO: '0',
    DATABASE_URL: url.href,
    RATE_LIMITS: '0',
  });
  await origin.start();
  const moments = Random.named(seed, 'moments');
  let restarting: Promise<void> = Promise.resolve();
  return {
    fetch: async (input, init) => {
      await restarting;
      return fetch(origin.url + (input instanceof Request ? input.url : input.toString()), init);
    },
    database,
    dieDuring: async (_death, send) => {
      const sent = send().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, moments.below(LATEST_KILL_MS)));
      restarting = restarting.then(() => origin.stop('SIGKILL')).then(() => origin.start());
      await Promise.all([sent, restarting]);
    },
    account: (userType, who) => makeAccount(database, userType, who),
    effects: () => readEffects(database),
    close: async () => {
      await restarting;
      await origin.dispose();
      await database.close();
    },
  };
}
