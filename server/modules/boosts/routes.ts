import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ActiveBoost, BoostEntry } from '../../../src/contract/plan/boost';
import { BOOST_MS, BOOST_PACKAGES } from '../../../src/domain/plans/boost-packages';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { accountOf } from '../../plugins/account-of';
import { IDEMPOTENCY_KEY } from '../../../src/contract/headers';
import { uuidSchema } from '../../../src/contract/uuid';
import { keyReused, onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { boostsBoughtMail } from '../mail/plan-templates';
import { queueMail } from '../mail/repository';
import { lockAccount } from '../entitlements/usage';
import { announceProperty } from '../properties/announce-property';
import {
  activeBoosts,
  addBoost,
  addPurchase,
  boostHistory,
  findDone,
  grantInitialBoosts,
  readPurse,
} from './repository';
import { serve } from '../../plugins/serve';

/** Boosts: what is left, what runs, apply one, buy more. */
export const boostRoutes: FastifyPluginAsync = async (app) => {
  const { database } = app;

  serve(app, 'GET /boosts', (request) => readPurse(database, accountOf(request)));
  serve(app, 'GET /boosts/history', async (request) => ({
    history: await boostHistory(database, accountOf(request).id),
  }));
  serve(app, 'GET /boosts/active', async (request) => ({
    activeBoostedProperties: await activeBoosts(database, accountOf(request).id),
  }));
  serve(app, 'GET /boosts/packages', async () => ({ packages: [...BOOST_PACKAGES] }));

  serve(app, 'POST /boosts/apply', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id } = accountOf(request);
      // The purse is read under the account's lock: two boosts at once cannot spend the same one.
      const agent = { id, plan: await lockAccount(tx, id) };
      await grantInitialBoosts(tx, id);
      const entryId = entryIdOf(request);
      const done = await findBoost(tx, id, { id: entryId, ...request.body });
      if (done !== undefined)
        return { status: 200, body: { ...(await readPurse(tx, agent)), boost: done } };
      const title = await lockBoostable(tx, id, request.body.propertyId);
      const purse = await readPurse(tx, agent);
      if (purse.availableBoosts < 1) {
        throw new ProblemError(
          409,
          'conflict',
          'You do not have any boosts available. Please purchase more boosts.',
        );
      }
      const boost = await addBoost(tx, {
        id: entryId,
        userId: id,
        propertyId: request.body.propertyId,
        title,
        fromPlan: purse.ofPlan > 0,
        endsAt: new Date(Date.now() + BOOST_MS),
      });
      await announceProperty(tx, { id: request.body.propertyId, ownerId: id });
      return { status: 200, body: { ...(await readPurse(tx, agent)), boost } };
    }),
  );

  serve(app, 'POST /boosts/purchase', async (request, reply) => {
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const { id } = accountOf(request);
      const agent = { id, plan: await lockAccount(tx, id) };
      await grantInitialBoosts(tx, id);
      const entryId = entryIdOf(request);
      const done = await findPurchase(tx, id, { id: entryId, ...request.body });
      if (done !== undefined)
        return { status: 200, body: { ...(await readPurse(tx, agent)), entry: done } };
      const pack = BOOST_PACKAGES.find((other) => other.id === request.body.packageId);
      if (pack === undefined) {
        throw new ProblemError(422, 'invalid', 'There is no such package of boosts.', {
          field: 'packageId',
        });
      }
      if (pack.quantity !== request.body.quantity) {
        throw new ProblemError(
          422,
          'invalid',
          `The ${pack.name} package has ${pack.quantity} boosts.`,
          { field: 'quantity' },
        );
      }
      const entry = await addPurchase(tx, {
        id: entryId,
        userId: id,
        packageId: pack.id,
        quantity: pack.quantity,
        price: pack.price,
      });
      await askForPayment(tx, id, pack);
      return { status: 200, body: { ...(await readPurse(tx, agent)), entry } };
    });
    app.mailWorker.wake();
    return answer;
  });

  async function askForPayment(
    tx: Queryable,
    agentId: string,
    { name, quantity, price }: (typeof BOOST_PACKAGES)[number],
  ): Promise<void> {
    const agent = await findById(tx, agentId);
    if (agent === undefined) return;
    const company = agent.company_name ?? agent.name;
    const bought = { company, email: agent.email, pack: name, quantity, naira: price };
    await queueMail(tx, boostsBoughtMail(app.settings.contactEmail, bought), agentId);
  }
};

/** The id that the phone knows a use or a purchase by: its key, which outlives the answer that is kept for it. */
function entryIdOf(request: FastifyRequest): string {
  const key = uuidSchema.safeParse(request.headers[IDEMPOTENCY_KEY]);
  return key.success ? key.data : randomUUID();
}

/**
 * The purchase that an agent made by this request before; undefined where it is new. What is sold by now says
 * nothing of it.
 * @throws 422 where the agent did something else under its id
 */
async function findPurchase(
  tx: Queryable,
  agentId: string,
  asked: { id: string; packageId: string; quantity: number },
): Promise<BoostEntry | undefined> {
  const done = await findDone(tx, agentId, asked.id);
  if (done === undefined) return undefined;
  if (done.packageId !== asked.packageId || done.entry.amount !== asked.quantity) throw keyReused();
  return done.entry;
}

/**
 * The boost that an agent applied by this request before, over or not; undefined where it is new.
 * @throws 422 where the agent did something else under its id
 */
async function findBoost(
  tx: Queryable,
  agentId: string,
  asked: { id: string; propertyId: string },
): Promise<ActiveBoost | undefined> {
  const done = await findDone(tx, agentId, asked.id);
  if (done === undefined) return undefined;
  const { endsAt, entry } = done;
  if (entry.propertyId !== asked.propertyId || endsAt === null) throw keyReused();
  return {
    propertyId: asked.propertyId,
    propertyTitle: entry.propertyTitle ?? '',
    startDate: entry.date,
    endDate: endsAt.toISOString(),
    status: 'Active',
  };
}

/** Locks an own, published property that is not boosted; answers its title. */
async function lockBoostable(tx: Queryable, ownerId: string, propertyId: string): Promise<string> {
  const property = await tx.kysely
    .selectFrom('properties')
    .select((eb) => ['title', 'status', eb('boosted_until', '>', now).as('boosted')])
    .where('id', '=', propertyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (property === undefined)
    throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
  if (property.boosted === true)
    throw new ProblemError(409, 'conflict', 'This property is already boosted!');
  if (property.status !== 'Active') {
    throw new ProblemError(422, 'invalid', 'Publish this property before boosting it.', {
      field: 'propertyId',
    });
  }
  return property.title;
}
