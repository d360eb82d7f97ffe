import type { Listing } from '../../contract/listing/property';
import type { OutboxRow } from '../../db/outbox-row';
import type { AppDatabase } from '../../db/app-database';
import { shape } from '../../domain/checks';
import { isAnything, isListing } from '../../domain/answer-checks';
import { applyProperty } from '../engine/apply/apply-property';
import { senderBy, type SendersOf } from '../sender';

type Answer = { property: Listing };

const fits = shape<Answer>({ property: isListing });
const byId = ({ entityId }: OutboxRow) => ({ params: { id: entityId } });
const apply = (row: OutboxRow, { property }: Answer, database: AppDatabase) =>
  applyProperty(database, property, row.id);

export const propertySenders: SendersOf<'property'> = {
  /** PUT by the client's id; If-Match carries the version that the edit began from. */
  'property.save': senderBy('PUT /properties/:id', {
    takes: ({ entityId, payload, baseVersion }) => ({
      params: { id: entityId },
      ...(baseVersion === null ? {} : { headers: { 'if-match': `"${baseVersion}"` } }),
      body: {
        ...payload.content,
        ...(payload.reviewNote === undefined ? {} : { reviewNote: payload.reviewNote }),
      },
    }),
    fits,
    apply,
  }),
  'property.publish': senderBy('POST /properties/:id/publish', {
    takes: ({ entityId, payload }) => ({
      params: { id: entityId },
      query: payload.whenRoom === true ? { whenRoom: 'true' as const } : {},
    }),
    fits,
    apply,
  }),
  'property.unpublish': senderBy('POST /properties/:id/unpublish', { takes: byId, fits, apply }),
  'property.confirm': senderBy('POST /properties/:id/confirm', {
    takes: byId,
    fits,
    // A confirmation makes no new version: one more is somebody else's change.
    apply: (row, { property }, database) => applyProperty(database, property, row.id, false),
  }),
  /** Says on which day a listing was rented or sold. */
  'property.close': senderBy('POST /properties/:id/close', {
    takes: ({ entityId, payload }) => ({ params: { id: entityId }, body: { date: payload.date } }),
    fits,
    apply,
  }),
  'property.delete': senderBy('DELETE /properties/:id', {
    takes: byId,
    fits: isAnything,
    apply: async ({ entityId }, _answer, database) => {
      const photoIds = await database.photos.where('propertyId').equals(entityId).primaryKeys();
      await database.photos.bulkDelete(photoIds);
      await database.photoData.bulkDelete(photoIds);
      await database.myProperties.delete(entityId);
      await database.listings.delete(entityId);
    },
  }),
  /** Tells that a home was looked at. Whatever the server does not take is not worth a person's time. */
  'property.view': senderBy('POST /properties/:id/views', {
    takes: ({ payload: { propertyId, deviceId, day } }) => ({
      params: { id: propertyId },
      body: { deviceId, day },
    }),
    fits: isAnything,
    dropsOn: [400, 403, 404, 410, 422],
  }),
};
