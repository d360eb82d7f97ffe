import type { Listing } from '../../contract/listing/property';
import type { OutboxRow } from '../../db/outbox-row';
import type { AppDatabase } from '../../db/app-database';
import { shape } from '../../domain/checks';
import { isAnything, isListing } from '../../domain/answer-checks';
import { applyProperty } from '../engine/apply/apply-property';
import { senderBy } from '../sender';

type Answer = { property: Listing };

const fits = shape<Answer>({ property: isListing });
const byId = ({ entityId }: OutboxRow) => ({ params: { id: entityId } });
const apply = (row: OutboxRow, { property }: Answer, database: AppDatabase) =>
  applyProperty(database, property, row.id);

/** PUT by the client's id; If-Match carries the version that the edit began from. */
const propertySave = senderBy<'property.save', 'PUT /properties/:id', Answer>(
  'PUT /properties/:id',
  {
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
  },
);

const propertyPublish = senderBy<'property.publish', 'POST /properties/:id/publish', Answer>(
  'POST /properties/:id/publish',
  {
    takes: ({ entityId, payload }) => ({
      params: { id: entityId },
      query: payload.whenRoom === true ? { whenRoom: 'true' } : {},
    }),
    fits,
    apply,
  },
);

const propertyUnpublish = senderBy<'property.unpublish', 'POST /properties/:id/unpublish', Answer>(
  'POST /properties/:id/unpublish',
  { takes: byId, fits, apply },
);

const propertyConfirm = senderBy<'property.confirm', 'POST /properties/:id/confirm', Answer>(
  'POST /properties/:id/confirm',
  {
    takes: byId,
    fits,
    // A confirmation makes no new version: one more is somebody else's change.
    apply: (row, { property }, database) => applyProperty(database, property, row.id, false),
  },
);

/** Says on which day a listing was rented or sold. */
const propertyClose = senderBy<'property.close', 'POST /properties/:id/close', Answer>(
  'POST /properties/:id/close',
  {
    takes: ({ entityId, payload }) => ({ params: { id: entityId }, body: { date: payload.date } }),
    fits,
    apply,
  },
);

const propertyDelete = senderBy<'property.delete', 'DELETE /properties/:id', unknown>(
  'DELETE /properties/:id',
  {
    takes: byId,
    fits: isAnything,
    apply: async ({ entityId }, _answer, database) => {
      const photoIds = await database.photos.where('propertyId').equals(entityId).primaryKeys();
      await database.photos.bulkDelete(photoIds);
      await database.photoData.bulkDelete(photoIds);
      await database.myProperties.delete(entityId);
      await database.listings.delete(entityId);
    },
  },
);

/** Tells that a home was looked at. Whatever the server does not take is not worth a person's time. */
const propertyView = senderBy<'property.view', 'POST /properties/:id/views', unknown>(
  'POST /properties/:id/views',
  {
    takes: ({ payload: { propertyId, deviceId, day } }) => ({
      params: { id: propertyId },
      body: { deviceId, day },
    }),
    fits: isAnything,
    dropsOn: [400, 403, 404, 410, 422],
  },
);

export const propertySenders = {
  'property.save': propertySave,
  'property.publish': propertyPublish,
  'property.unpublish': propertyUnpublish,
  'property.confirm': propertyConfirm,
  'property.close': propertyClose,
  'property.delete': propertyDelete,
  'property.view': propertyView,
};
