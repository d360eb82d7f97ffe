import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';
import { Origin } from '../support/origin';
import { type Effect, installEffectLog, readEffects } from './effect-log';
import { rowsOf } from '../support/rows-of';

export type Home = { id: string; title: string };

/** A server on data of its own, which can be killed, and whose tables are read at the end. */
export type ChaosOrigin = {
  readonly origin: Origin;
  readonly homes: Home[];
  /** Stops the server and reads what its tables saw, and the ids of the run's people. */
  read(): Promise<{ effects: Effect[]; users: Record<string, string> }>;
  dispose(): Promise<void>;
};

const HOMES = 6;

/** Makes the demo's data once; every seed begins with a copy. */
export class ChaosOrigins {
  private constructor(
    private readonly folder: string,
    private readonly postgres: { url: string; template: string } | null,
  ) {}

  static async prepare(postgres: { url: string } | null): Promise<ChaosOrigins> {
    const folder = mkdtempSync(join(tmpdir(), 'gida-chaos-template-'));
    const template = `chaos_template_${Date.now()}`;
    const env: Record<string, string> = { DATA_DIR: folder };
    if (postgres !== null) {
      await asAdmin(postgres.url, `CREATE DATABASE ${template}`);
      env.DATABASE_URL = databaseUrl(postgres.url, template);
    }
    const origin = await Origin.create(env);
    await origin.start();
    await origin.stop();
    await origin.dispose();
    const database = await open(folder, env.DATABASE_URL);
    await database.query("UPDATE users SET plan = 'enterprise' WHERE user_type = 'agent'");
    await installEffectLog(database);
    await database.close();
    return new ChaosOrigins(folder, postgres === null ? null : { url: postgres.url, template });
  }

  /** Settings for a server with the address that the phone knows. */
  async create(name: string): Promise<ChaosOrigin> {
    const origin = await Origin.create({ RATE_LIMITS: '0' });
    cpSync(this.folder, origin.dataDir, { recursive: true });
    if (this.postgres !== null) {
      const { url, template } = this.postgres;
      await asAdmin(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
      origin.env.DATABASE_URL = databaseUrl(url, name);
    }
    const database = await open(origin.dataDir, origin.env.DATABASE_URL);
    const homes = await rowsOf<Home>(
      database,
      `SELECT p.id, p.title FROM properties p JOIN users u ON u.id = p.owner_id
       WHERE p.status = 'Active' AND p.deleted_at IS NULL AND u.email = 'agent@gida.example'
       ORDER BY p.id LIMIT ${HOMES}`,
    );
    await database.close();
    return {
      origin,
      homes,
      read: async () => {
        await origin.stop();
        const ended = await open(origin.dataDir, origin.env.DATABASE_URL);
        const people = await rowsOf<{ id: string; email: string }>(
          ended,
          'SELECT id, email FROM users',
        );
        const effects = await readEffects(ended);
        await ended.close();
        const users = people.map(({ id, email }) => [email.split('@')[0] ?? email, id]);
        return { effects, users: Object.fromEntries(users) };
      },
      dispose: async () => {
        await origin.dispose();
        if (this.postgres !== null) await asAdmin(this.postgres.url, `DROP DATABASE ${name}`);
      },
    };
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function open(folder: string, url: string | undefined): Promise<Database> {
  return url === undefined ? openPglite({ dataDir: folder }) : openPostgres(url);
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = await openPostgres(url);
  await admin.query(statement);
  await admin.close();
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
