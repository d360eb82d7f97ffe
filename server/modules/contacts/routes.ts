import type { FastifyPluginAsync } from 'fastify';
import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  contactRequestSchema,
  type ReceivedContact,
} from '../../../src/contract/people/contact-request';
import { readPhone } from '../../../src/contract/people/read-phone';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { accountOf } from '../../plugins/account-of';
import { onceInEffect } from '../../plugins/once-in-effect';
import { ProblemError } from '../../plugins/problem-error';
import { refuseLookalike } from '../auth/refuse-lookalike';
import { lockUser } from '../auth/one-time-tokens';
import { findByEmail, findById } from '../auth/repository';
import { refuseBlocked } from '../blocks/refuse-blocked';
import { recordChanges } from '../changes/record-change';
import { withinMailBudget } from '../mail/within-mail-budget';
import { contactMail } from '../mail/market-templates';
import { notify, readDealtWith } from '../notifications/repository';
import { queueMail } from '../mail/repository';
import { serve } from '../../plugins/serve';

/** What visitors without an account ask of an agent, and the agent's list of it. */
export const contactRoutes: FastifyPluginAsync = async (app) => {
  const { database, settings } = app;

  serve(app, 'POST /contact-requests', async (request, reply) => {
    const { body } = request;
    await database.transaction(async (tx) => {
      // What arrived stays arrived, though the home was taken down before its answer got through.
      if (await hasArrived(tx, body)) return;
      refuseLookalike(body.name, 'name');
      const property = await tx.kysely
        .selectFrom('properties')
        .select(['owner_id', 'title'])
        .where('id', '=', body.propertyId)
        .where('status', '=', 'Active')
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (property === undefined)
        throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
      if (request.account !== null) await refuseBlocked(tx, request.account.id, property.owner_id);
      // Theirs to take along and to have erased, where the address has been proved to be theirs.
      const asker = await findByEmail(tx, body.email);
      const visitorId = asker?.verified_at == null ? null : asker.id;
      // The visitor's own id for it: sent twice, it is still one request and one mail.
      const stored = await tx.kysely
        .insertInto('contact_requests')
        .values({
          id: body.id,
          property_id: body.propertyId,
          owner_id: property.owner_id,
          property_title: property.title,
          name: body.name,
          email: body.email,
          phone: body.phone,
          kind: body.kind,
          message: body.message,
          visitor_id: visitorId,
        })
        .onConflict((oc) => oc.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      // The same was being stored at this moment, or something else under its id.
      if (stored === undefined) return void (await hasArrived(tx, body));
      const owner = await findById(tx, property.owner_id);
      if (owner === undefined) return;
      // Without the visitor's name: who has no account could not have it erased there.
      await notify(tx, {
        userId: owner.id,
        type: 'CONTACT_LEFT',
        propertyId: body.propertyId,
        propertyTitle: property.title,
        message:
          body.kind === 'call'
            ? `A visitor asks for a call about ${property.title}`
            : `A visitor wrote about ${property.title}`,
        details: {},
      });
      // The question stands on the agent's list, however many came before it.
      const isFree = !settings.rateLimits;
      if (isFree || (await withinMailBudget(tx, owner.email, 'contacts'))) {
        const mail = contactMail(owner, { ...body, title: property.title });
        await queueMail(tx, mail, visitorId);
      } else app.metrics.withheldMails.inc();
    });
    app.mailWorker.wake();
    return reply.code(201).send({ id: body.id });
  });

  serve(app, 'GET /contact-requests', async (request) => {
    const rows = await database.kysely
      .selectFrom('contact_requests')
      .selectAll()
      .where('owner_id', '=', accountOf(request).id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(500)
      .execute();
    return { contacts: rows.map(toContact) };
  });

  serve(app, 'PATCH /contact-requests/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const { id: userId } = accountOf(request);
      const { answered } = request.body;
      // Two answers at once wait for each other: whichever is the last one finds that none waits.
      await lockUser(tx, userId);
      const row = await tx.kysely
        .updateTable('contact_requests')
        // The first answer is the one that counts.
        .set({ answered_at: answered ? sql`coalesce(answered_at, ${now})` : null })
        .where('id', '=', request.params.id)
        .where('owner_id', '=', userId)
        .returning(['id', 'property_id', 'answered_at'])
        .executeTakeFirst();
      if (row === undefined) throw new ProblemError(404, 'not-found', 'Request not found');
      if (answered) await readTold(tx, userId, row.property_id);
      const answeredAt = row.answered_at?.toISOString() ?? null;
      return { status: 200, body: { contact: { id: row.id, answeredAt } } };
    }),
  );
};

/** Marks read what told an agent of visitors of this home, once none of them waits. */
async function readTold(tx: Queryable, userId: string, propertyId: string): Promise<void> {
  const waiting = await tx.kysely
    .selectFrom('contact_requests')
    .select('id')
    .where('owner_id', '=', userId)
    .where('property_id', '=', propertyId)
    .where('answered_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (waiting !== undefined) return;
  const told = { userId, aboutUserId: null, type: 'CONTACT_LEFT', propertyId } as const;
  await recordChanges(tx, await readDealtWith(tx, told));
}

function toContact(row: Selectable<Schema['contact_requests']>): ReceivedContact {
  return {
    id: row.id,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    name: row.name,
    email: row.email,
    phone: row.phone,
    kind: row.kind,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** Whether this request is stored under its id. @throws 409 when something else is. */
async function hasArrived(
  tx: Queryable,
  sent: z.output<typeof contactRequestSchema>,
): Promise<boolean> {
  const stored = await tx.kysely
    .selectFrom('contact_requests')
    .select(['property_id', 'name', 'email', 'phone', 'kind', 'message'])
    .where('id', '=', sent.id)
    .executeTakeFirst();
  if (stored === undefined) return false;
  const isSame =
    stored.property_id === sent.propertyId &&
    stored.name === sent.name &&
    stored.email === sent.email &&
    // A request from before numbers were kept in one spelling is the same in any.
    (readPhone(stored.phone) ?? stored.phone) === sent.phone &&
    stored.kind === sent.kind &&
    stored.message === sent.message;
  if (isSame) return true;
  throw new ProblemError(409, 'conflict', 'This id belongs to another request already.', {
    field: 'id',
  });
}
