import type { HiddenHome } from '../../contract/listing/hidden-home';
import type { SavedProperty } from '../../contract/listing/saved-property';
import { shape } from '../../domain/checks';
import { isAnything, isHiddenHome, isSaved } from '../../domain/answer-checks';
import { applySaved } from '../engine/apply/apply-saved';
import { senderBy, type SendersOf } from '../sender';

export const savedSenders: SendersOf<'saved' | 'home'> = {
  'saved.add': senderBy('POST /saved-properties', {
    takes: ({ payload: { propertyId } }) => ({ body: { propertyId } }),
    fits: shape<{ saved: SavedProperty }>({ saved: isSaved }),
    apply: async ({ entityId }, answer, database) => {
      const removed = await database.outbox
        .where('entityId')
        .equals(entityId)
        .filter((other) => other.kind === 'saved.remove')
        .count();
      if (removed === 0) await applySaved(database, answer.saved);
    },
  }),
  /** The device's copy went when the command was given; a newer 'saved.add' may have brought it back. */
  'saved.remove': senderBy('DELETE /saved-properties/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
  }),
  'home.hide': senderBy('PUT /hidden-homes/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: shape<{ hidden: HiddenHome }>({ hidden: isHiddenHome }),
    // Nobody shows it any more.
    dropsOn: [404],
    apply: async ({ entityId }, { hidden }, database) => {
      const shown = await database.outbox
        .where('entityId')
        .equals(entityId)
        .filter(({ kind }) => kind === 'home.unhide')
        .count();
      if (shown === 0) await database.hiddenHomes.put(hidden);
    },
  }),
  'home.unhide': senderBy('DELETE /hidden-homes/:id', {
    takes: ({ entityId }) => ({ params: { id: entityId } }),
    fits: isAnything,
  }),
};
