import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import { type Listing } from '../../../src/contract/listing/property';
import { isStableId } from '../../../src/domain/import/is-stable-id';
import { contentOf } from '../../../src/domain/property/form/content-of';
import { accountOf } from '../../plugins/account-of';
import { ifMatch } from '../../plugins/if-match';
import { onceInEffect } from '../../plugins/once-in-effect';
import { lockItem } from '../outbox/lock-item';
import { recallItem, refuseRecalled } from '../outbox/recalled-items';
import { publishWaiting } from './publish-waiting';
import { lockAccount, requireWithinPlan, usedNow } from '../entitlements/usage';
import { releasePhotoFiles } from '../photos/release-photo-files';
import { deletePhotosOf } from '../photos/repository';
import { announceProperty } from './announce-property';
import { isRepriced, lockPriceNews, notifyPriceChange } from './notify-price-change';
import { announceOwn, lockOwn, notFound, requireVersion, versionConflict } from './own-property';
import {
  insertProperty,
  lockProperty,
  markDeleted,
  readProperty,
  reviveProperty,
  setReviewNote,
  updateProperty,
  stateOf,
} from './repository';
import { readHomePage } from './home-page';
import { requirePrice } from './require-price';
import { requireWhole } from './require-whole';
import { searchProperties } from './search';
import { serve } from '../../plugins/serve';

/** Search and read for everybody; save and delete for the owner. */
export const propertyRoutes: FastifyPluginAsync = async (app) => {
  const { database, blobs, backgrounds } = app;

  serve(app, 'GET /properties', (request) => searchProperties(database, request.query));

  serve(app, 'GET /home-page', (request) => readHomePage(database, request.query.location ?? ''));

  serve(app, 'GET /price-medians', async () => ({ medians: await backgrounds.prices() }));

  serve(app, 'GET /properties/:id', async (request) => {
    const property = await readProperty(database, request.params.id);
    const mine = request.account !== null && property?.agent.id === request.account.id;
    if (property === undefined || (property.status !== 'Active' && !mine)) throw notFound();
    const own = mine ? await readProperty(database, property.id, 'owner') : property;
    return { property: own ?? property, background: await backgroundOf(request, property) };
  });

  serve(app, 'PUT /properties/:id', (request, reply) =>
    onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const { reviewNote, ...change } = request.body;
      const baseVersion = ifMatch(request);
      const noteDoubts = async () => {
        if (reviewNote !== undefined) await setReviewNote(tx, id, reviewNote);
      };
      if (baseVersion === null) await refuseRecalled(tx, account.id, 'properties', id);
      // Always the item, the account, the listing: two that take them in other orders wait for ever.
      const plan = await lockAccount(tx, account.id);
      // An edit of what does not exist is no new listing: it may have been lost with its database.
      if (baseVersion === null) {
        const made = requireWhole(change);
        if (
          (await insertProperty(tx, id, account.id, made)) ||
          (await reviveProperty(tx, id, account.id, made))
        ) {
          await noteDoubts();
          return { status: 201, body: { property: await announceOwn(tx, account, id) } };
        }
      }
      const head = await lockOwn(tx, id, account);
      const before = await readProperty(tx, id, 'owner');
      if (before === undefined || head.version !== baseVersion) throw await versionConflict(tx, id);
      const content = contentOf({ ...before, ...change });
      const isPublished = head.status === 'Active';
      const agent = { id: account.id, plan };
      const states = isPublished ? await usedNow(tx, agent, 'states') : undefined;
      const state = states === undefined ? '' : await stateOf(tx, id);
      await updateProperty(tx, id, content);
      await noteDoubts();
      const isMoved = states !== undefined && (await stateOf(tx, id)) !== state;
      if (isPublished) {
        requirePrice(content);
        // A plan that became smaller lets what is there be corrected, and nothing be moved.
        if (isMoved) await requireWithinPlan(tx, account.id, 'states', states);
      }
      if (isPublished && isRepriced(before, content)) await lockPriceNews(tx, id);
      // Announced first: that locks all feeds concerned in their one order.
      const property = await announceOwn(tx, account, id);
      if (isPublished) await notifyPriceChange(tx, before, content);
      // One that waits may fit by now, as may others where this one left a state. What is in doubt is not published.
      const waits = head.awaits_room_since !== null && !reviewNote;
      if (!waits && !isMoved) return { status: 200, body: { property } };
      await publishWaiting(tx, account.id);
      const shown = await readProperty(tx, id, 'owner');
      return { status: 200, body: { property: shown ?? property } };
    }),
  );

  serve(app, 'DELETE /properties/:id', async (request, reply) => {
    let files: string[] = [];
    const answer = await onceInEffect(database, request, reply, async (tx) => {
      const account = accountOf(request);
      const { id } = request.params;
      const baseVersion = ifMatch(request);
      await lockItem(tx, id);
      await lockAccount(tx, account.id);
      const head = await lockProperty(tx, id);
      // A foreign id is answered like an unknown one: it tells nobody what exists.
      const isOwn = head?.owner_id === account.id;
      const removed = isOwn && !head.deleted;
      // The next import of the same file gives its listing the same id again.
      const recalled = !isOwn && !isStableId(id);
      if (recalled) await recallItem(tx, account.id, 'properties', id);
      if (removed) {
        await requireVersion(tx, id, head, baseVersion);
        await markDeleted(tx, id);
        files = await deletePhotosOf(tx, id);
        await announceProperty(tx, { id, ownerId: account.id, deleted: true });
        await publishWaiting(tx, account.id);
      }
      return { status: 200, body: { id, removed, recalled } };
    });
    await releasePhotoFiles({ database, blobs, log: request.log }, files);
    return answer;
  });
};

/** A home is told also where what is known around it cannot be read. */
function backgroundOf({ server, log }: FastifyRequest, listing: Listing) {
  return server.backgrounds.of(listing).catch((error: unknown) => {
    log.error(error, 'A home was told without what is known around it');
    return undefined;
  });
}
