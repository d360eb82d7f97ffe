import type { Listing } from '../../src/contract/listing/property';
import type { AppDatabase } from '../../src/db/app-database';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import {
  conflictOf,
  keepTheirs,
  resolveConflict,
} from '../../src/db/repositories/outbox/resolve-conflict';
import { saveListing, unsaveListing } from '../../src/db/repositories/saved/saved-commands';
import { propertyContent } from '../support/property-content';
import type { ChaosServer } from './chaos-server';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { rowsOf } from '../support/rows-of';

export type World = {
  server: ChaosServer;
  random: Random;
  ledger: Ledger;
  /** Homes that exist from the start and that seekers save and ask about. */
  homes: Listing[];
  agentId: string;
  picture: ArrayBuffer;
};

/** Something a seeker does. Resolves once the phone has said that it is kept. */
export async function seekerActs(world: World, database: AppDatabase): Promise<void> {
  const { random, ledger } = world;
  const home = random.pick(world.homes);
  if (random.chance(0.5)) {
    const content = `question ${ledger.tick()}`;
    await sendMessage(
      {
        recipient: { id: world.agentId, name: 'Agent' },
        propertyId: home.id,
        propertyTitle: home.title,
        subject: 'Enquiry',
        content,
      },
      database,
    );
    ledger.messages.add(content);
  } else {
    const wanted = !(ledger.saved.get(home.id) ?? false);
    await (wanted ? saveListing(home, database) : unsaveListing(home.id, database));
    ledger.saved.set(home.id, wanted);
  }
  ledger.accepted += 1;
}

/** Something an agent does with a listing of theirs. */
export async function agentActs(world: World, database: AppDatabase): Promise<void> {
  const { random, ledger } = world;
  const living = [...ledger.properties].filter(([, promise]) => !promise.deleted);
  const known = living.length > 0 && random.chance(0.75) ? random.pick(living)[0] : null;
  const id = known ?? crypto.randomUUID();
  if (known !== null && random.chance(0.06)) {
    await deleteProperty(id, database);
    ledger.property(id).deleted = true;
    ledger.accepted += 1;
    return;
  }
  const promise = known === null ? null : ledger.property(id);
  const photoIds = promise ? [...promise.photos] : [];
  const fresh = random.chance(0.08) && photoIds.length < 10 ? crypto.randomUUID() : null;
  if (fresh !== null) {
    await keepPhoto(
      id,
      { id: fresh, type: 'image/jpeg', data: world.picture, width: 8, height: 8 },
      database,
    );
    photoIds.push(fresh);
  }
  const invalid = random.chance(0.03);
  const price = 1_000_000 + ledger.tick();
  const status = random.chance(0.7) ? ('Active' as const) : ('Draft' as const);
  await saveProperty(
    {
      id,
      content: propertyContent(invalid ? { price, address: '' } : { price }),
      status,
      removedPhotoIds: [],
    },
    database,
  );
  const kept = ledger.property(id);
  kept.photos = photoIds;
  kept.status = status;
  kept.theirs = invalid;
  if (!invalid) kept.prices.push(price);
  ledger.accepted += 1;
}

/** Another device of the agent changes a listing on the server, behind the phone's back. */
export async function otherDeviceActs({ server, random, ledger }: World): Promise<void> {
  const onServer = await rowsOf<{ id: string }>(
    server.database,
    'SELECT id FROM properties WHERE deleted_at IS NULL AND price > 1000000 ORDER BY id',
  );
  const mine = onServer.filter(({ id }) => ledger.properties.has(id));
  if (mine.length === 0) return;
  const { id } = random.pick(mine);
  const price = 500_000_000 + ledger.tick();
  await server.database.query(
    'UPDATE properties SET price = $2, version = version + 1, updated_at = now() WHERE id = $1',
    [id, price],
  );
  ledger.property(id).foreign.push(price);
}

/** What a person does about rows that wait for a decision. */
export async function decide(world: World, database: AppDatabase): Promise<void> {
  const { random, ledger } = world;
  for (const row of await database.outbox.toArray()) {
    if (row.state === 'conflict') {
      const conflict = conflictOf(row);
      if (conflict === null) throw new Error('A conflict without the other version');
      if (ledger.property(row.entityId).foreign.length === 0)
        throw new Error('A conflict about a listing that nobody else has changed');
      if (random.chance(0.6)) await resolveConflict(row.id, conflict.mine, database);
      else {
        await keepTheirs(row.id, database);
        ledger.property(row.entityId).theirs = true;
      }
    } else if (row.state === 'rejected' && row.kind === 'property.save') {
      // The complaint is read and the price mended.
      const promise = ledger.property(row.entityId);
      const price = 1_000_000 + ledger.tick();
      await saveProperty(
        {
          id: row.entityId,
          content: propertyContent({ price }),
          status: promise.status,
          removedPhotoIds: [],
        },
        database,
      );
      promise.prices.push(price);
      promise.theirs = false;
    }
  }
}
