import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/database';
import { hashPassword } from '../../server/modules/auth/password';
import { openSession } from '../../server/modules/auth/sessions';
import { rowsOf } from '../support/rows-of';
import { fillWithListings } from './fill-with-listings';

const PASSWORD = 'a river in the dry season';
const PLACES = ['Lekki, Lagos', 'Ikeja', 'Abuja', 'Port Harcourt', 'Surulere'];

export type Call = { method: string; path: string; token?: string; body?: object };
/** One kind of call, by how many clients at once, and what makes the next call of client `n`. */
export type Kind = { name: string; clients: number; next: (n: number) => Call };

type Home = { id: string; owner: string };

const pick = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;

async function seeker(database: Database) {
  const id = randomUUID();
  const email = `${id}@load.example`;
  await database.query(
    `INSERT INTO users (id, user_type, name, email, verified_at, password_hash)
     VALUES ($1, 'seeker', 'Load', $2, now(), $3)`,
    [id, email, await hashPassword(PASSWORD)],
  );
  return { id, email, token: await openSession(database, id) };
}

function message(token: string, home: Home): Call {
  return {
    method: 'POST',
    path: '/api/messages',
    token,
    body: {
      id: randomUUID(),
      recipientId: home.owner,
      propertyId: home.id,
      subject: 'Hello',
      content: 'Is it still available?',
    },
  };
}

/**
 * Fills a database and answers what twenty clients do to it: eight read and log in, and twelve write
 * messages: four as one person to one other, four as one agent to four others, four each as somebody to
 * whomever.
 */
export async function soakLoad(database: Database, listings: number): Promise<Kind[]> {
  await fillWithListings(database, listings);
  const homes = await rowsOf<Home>(
    database,
    `SELECT id, owner_id AS owner FROM properties WHERE status = 'Active' LIMIT 1000`,
  );
  const one = await seeker(database);
  const many = await Promise.all(Array.from({ length: 4 }, () => seeker(database)));
  const readers = await Promise.all(Array.from({ length: 2 }, () => seeker(database)));
  const home = pick(homes);
  const elsewhere = homes.find(({ owner }) => owner !== home.owner) ?? home;
  const owner = await openSession(database, home.owner);
  await database.query("UPDATE users SET plan = 'enterprise' WHERE id = $1", [home.owner]);
  // Whom an agent answers has written first.
  for (const { id } of many)
    await database.query(
      `INSERT INTO messages (id, property_id, sender_id, recipient_id, subject, content)
       VALUES (gen_random_uuid(), $1, $2, $3, 'Hello', 'Free?')`,
      [home.id, id, home.owner],
    );
  const personOf = (people: typeof many, n: number) => people[n % people.length] ?? one;
  return [
    {
      name: 'search',
      clients: 4,
      next: () => ({
        method: 'GET',
        path: `/api/properties?listingType=sale&location=${encodeURIComponent(pick(PLACES))}`,
      }),
    },
    {
      name: 'detail',
      clients: 2,
      next: () => ({ method: 'GET', path: `/api/properties/${pick(homes).id}` }),
    },
    {
      name: 'sync',
      clients: 1,
      next: (n) => ({
        method: 'GET',
        path: '/api/sync?cursors=messages:0,notifications:0',
        token: personOf(readers, n).token,
      }),
    },
    {
      name: 'login',
      clients: 1,
      next: () => ({
        method: 'POST',
        path: '/api/auth/login',
        body: { email: pick(readers).email, password: PASSWORD, userType: 'seeker' },
      }),
    },
    { name: 'message, one pair', clients: 4, next: () => message(one.token, elsewhere) },
    {
      name: 'answer, one agent',
      clients: 4,
      next: (n) => message(owner, { id: home.id, owner: personOf(many, n).id }),
    },
    {
      name: 'message, many',
      clients: 4,
      next: (n) => message(personOf(many, n).token, pick(homes)),
    },
  ];
}
