import { countOf } from '../../format/count-of';
import type { CommandPayloads } from '../../../contract/feed/commands';
import { isFlag, isNumber, isText, listOf, orNull, shape } from '../../checks';
import { isPhoto } from '../../property/is-photo';
import { type DefinitionsOf, PLAIN, readAs } from './definition';
import { listingLane } from './listing-lane';

const photoLane = (photoId: string) => `photo ${photoId}`;
const subject = (_id: string, { propertyId }: { propertyId: string }) => listingLane(propertyId);
const OF_PHOTO = { ...PLAIN, feed: 'properties', lane: photoLane, subject } as const;

export const photoCommands: DefinitionsOf<'photo'> = {
  'photo.add': {
    ...OF_PHOTO,
    words: 'Send photo',
    part: (count) => countOf(count, 'photo'),
    isPartAlone: true,
    about: ({ position }) => `number ${position + 1}`,
    read: readAs(
      shape<CommandPayloads['photo.add']>({
        propertyId: isText,
        position: isNumber,
        shrunk: isFlag,
      }),
    ),
  },
  'photo.remove': {
    ...OF_PHOTO,
    words: 'Remove photo',
    part: (count) => countOf(count, 'photo to remove', 'photos to remove'),
    isPartAlone: true,
    about: () => '',
    undoes: 'photo.add',
    recalls: true,
    takesAway: ['photo.add'],
    removes: true,
    read: readAs(
      shape<CommandPayloads['photo.remove']>({ propertyId: isText, image: orNull(isPhoto) }),
    ),
  },
  'photo.arrange': {
    ...PLAIN,
    words: 'Arrange photos',
    part: () => 'the order of its photos',
    about: ({ title }) => title,
    // Beside the listing's own lane: photos that wait must not hold up the listing itself.
    lane: (propertyId) => `photos ${propertyId}`,
    subject,
    // A newer order may wait for photos that the older one knew nothing of.
    merge: { how: 'supersede', kinds: ['photo.arrange'] },
    feed: 'properties',
    read: readAs(
      shape<CommandPayloads['photo.arrange']>({
        propertyId: isText,
        title: isText,
        photos: listOf(shape<{ id: string; caption: string }>({ id: isText, caption: isText })),
      }),
    ),
  },
};
