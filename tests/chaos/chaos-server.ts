import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app';
import type { Database } from '../../server/db/database';
import { openSession } from '../../server/modules/auth/sessions';
import type { User } from '../../src/contract/people/account';
import { testSettings } from '../support/test-settings';
import { injectFetch } from '../support/inject-fetch';
import { openTestDatabase } from '../support/test-database';
import { rowsOf } from '../support/rows-of';

export type Effect = { n: number; kind: string; entity: string; value: string };
export type ChaosAccount = { user: User; token: string };

/** What the server's database dies of while one request is worked on. */
export type Death = 'before-commit' | 'after-commit';

/** A server whose effects are written down by its own database, and which can be made to die. */
export type ChaosServer = {
  fetch: typeof fetch;
  database: Database;
  /** Sends one request while the server dies of it; back for the request after. Nothing is answered. */
  dieDuring: (death: Death, send: () => Promise<unknown>) => Promise<void>;
  account: (userType: 'seeker' | 'agent', name: string) => Promise<ChaosAccount>;
  effects: () => Promise<Effect[]>;
  close: () => Promise<void>;
};

// Triggers see what really changed, whatever the routes say about it.
export const EFFECT_LOG = `
  CREATE TABLE effect_log (n bigserial PRIMARY KEY, kind text, entity text, value text);
  CREATE FUNCTION log_message() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO effect_log (kind, entity, value) VALUES ('message', NEW.id, NEW.content); RETURN NULL; END $$;
  CREATE TRIGGER log_message AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION log_message();
  CREATE FUNCTION log_property() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' OR NEW.price <> OLD.price THEN
      INSERT INTO effect_log (kind, entity, value) VALUES ('price', NEW.id, NEW.price); END IF;
    IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
      INSERT INTO effect_log (kind, entity, value) VALUES ('status', NEW.id, NEW.status); END IF;
    IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
      INSERT INTO effect_log (kind, entity, value) VALUES ('deleted', NEW.id, ''); END IF;
    RETURN NULL; END $$;
  CREATE TRIGGER log_property AFTER INSERT OR UPDATE ON properties FOR EACH ROW EXECUTE FUNCTION log_property();
  CREATE FUNCTION log_saved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO effect_log (kind, entity, value) VALUES ('saved', NEW.property_id, 'add'); 
    ELSE INSERT INTO effect_log (kind, entity, value) VALUES ('saved', OLD.property_id, 'remove'); END IF;
    RETURN NULL; END $$;
  CREATE TRIGGER log_saved AFTER INSERT OR DELETE ON saved_properties FOR EACH ROW EXECUTE FUNCTION log_saved();
  CREATE FUNCTION log_photo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO effect_log (kind, entity, value) VALUES ('photo', NEW.id, NEW.property_id); RETURN NULL; END $$;
  CREATE TRIGGER log_photo AFTER INSERT ON photos FOR EACH ROW EXECUTE FUNCTION log_photo();
`;

/** The next user of the database logs nothing. */
const FORGET_EFFECTS = `
  DROP TABLE effect_log;
  DROP FUNCTION log_message, log_property, log_saved, log_photo CASCADE;
`;

class ServerDied extends Error {}

export async function startChaosServer(): Promise<ChaosServer> {
  const database = await openTestDatabase();
  await database.script(EFFECT_LOG);
  const dataDir = mkdtempSync(join(tmpdir(), 'gida-chaos-'));
  let death: Death | null = null;
  const mortal: Database = {
    ...database,
    transaction: async (work) => {
      const dying = death;
      death = null;
      const result = await database.transaction(async (tx) => {
        const done = await work(tx);
        if (dying === 'before-commit') throw new ServerDied();
        return done;
      });
      if (dying === 'after-commit') throw new ServerDied();
      return result;
    },
  };
  const app = await buildApp({
    database: mortal,
    clientDir: join(dataDir, 'none'),
    logLevel: 'silent',
    settings: testSettings(dataDir),
  });
  await app.ready();
  return {
    fetch: injectFetch(app),
    database,
    dieDuring: async (moment, send) => {
      death = moment;
      await send();
    },
    account: (userType, name) => makeAccount(database, userType, name),
    effects: () => readEffects(database),
    close: async () => {
      await app.close();
      await database.script(FORGET_EFFECTS);
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function readEffects(database: Database): Promise<Effect[]> {
  return rowsOf<Effect>(database, 'SELECT n, kind, entity, value FROM effect_log ORDER BY n');
}

export async function makeAccount(
  database: Database,
  userType: 'seeker' | 'agent',
  name: string,
): Promise<ChaosAccount> {
  const id = randomUUID();
  const email = `${id}@chaos.example`;
  await database.query(
    `INSERT INTO users (id, user_type, name, email, verified_at, plan)
     VALUES ($1, $2, $3, $4, now(), 'enterprise')`,
    [id, userType, name, email],
  );
  const user: User = { id, name, email, phone: null, companyName: null, userType };
  return { user, token: await openSession(database, id) };
}
