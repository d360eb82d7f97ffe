import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  contactListSchema,
  contactRequestSchema,
  contactSentSchema,
} from '../../../src/contract/contact-request';
import type { Queryable } from '../../db/database';
import { accountOf } from '../../plugins/authenticate';
import { ProblemError } from '../../plugins/problem-error';
import { findById } from '../auth/repository';
import { contactMail } from '../mail/market-templates';
import { queueMail } from '../mail/repository';

type ContactRow = {
  id: string;
  property_id: string;
  property_title: string;
  name: string;
  email: string;
  phone: string;
  kind: 'chat' | 'call';
  message: string;
  created_at: Date;
};

/** What visitors without an account ask of an agent (P4, P5), and the agent's list of it. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database } = app;
  const tags = ['contacts'];

  app.post(
    '/contact-requests',
    { schema: { tags, body: contactRequestSchema, response: { 201: contactSentSchema } } },
    async (request, reply) => {
      const { body } = request;
      await database.transaction(async (tx) => {
        // What arrived stays arrived, though the home was taken down before its answer got through.
        if (await hasArrived(tx, body)) return;
        const [property] = await tx.query<{ owner_id: string; title: string }>(
          `SELECT owner_id, title FROM properties
           WHERE id = $1 AND status = 'Active' AND deleted_at IS NULL`,
          [body.propertyId],
        );
        if (property === undefined)
          throw new ProblemError(404, 'not-found', 'Property not found', { field: 'propertyId' });
        // The visitor's own id for it: sent twice, it is still one request and one mail.
        const stored = await tx.query(
          `INSERT INTO contact_requests (id, property_id, owner_id, property_title, name, email, phone, kind, message)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [
            body.id,
            body.propertyId,
            property.owner_id,
            property.title,
            body.name,
            body.email,
            body.phone,
            body.kind,
            body.message,
          ],
        );
        // The same was being stored at this moment, or something else under its id.
        if (stored.length === 0) return void (await hasArrived(tx, body));
        const owner = await findById(tx, property.owner_id);
        if (owner) await queueMail(tx, contactMail(owner, { ...body, title: property.title }));
      });
      app.mailWorker.wake();
      return reply.code(201).send({ id: body.id });
    },
  );

  app.get(
    '/contact-requests',
    { schema: { tags, response: { 200: contactListSchema } } },
    async (request) => {
      const rows = await database.query<ContactRow>(
        `SELECT id, property_id, property_title, name, email, phone, kind, message, created_at
         FROM contact_requests WHERE owner_id = $1 ORDER BY created_at DESC, id LIMIT 500`,
        [accountOf(request).id],
      );
      return {
        contacts: rows.map((row) => ({
          id: row.id,
          propertyId: row.property_id,
          propertyTitle: row.property_title,
          name: row.name,
          email: row.email,
          phone: row.phone,
          kind: row.kind,
          message: row.message,
          createdAt: row.created_at.toISOString(),
        })),
      };
    },
  );
};

/** Whether this request is stored under its id. @throws 409 when something else is. */
async function hasArrived(
  tx: Queryable,
  sent: z.output<typeof contactRequestSchema>,
): Promise<boolean> {
  const [stored] = await tx.query<ContactRow>(
    'SELECT property_id, name, email, phone, kind, message FROM contact_requests WHERE id = $1',
    [sent.id],
  );
  if (stored === undefined) return false;
  const isSame =
    stored.property_id === sent.propertyId &&
    stored.name === sent.name &&
    stored.email === sent.email &&
    stored.phone === sent.phone &&
    stored.kind === sent.kind &&
    stored.message === sent.message;
  if (isSame) return true;
  throw new ProblemError(409, 'conflict', 'This id belongs to another request already.', {
    field: 'id',
  });
}
