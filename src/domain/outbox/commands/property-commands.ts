import type { CommandPayloads } from '../../../contract/feed/commands';
import type { KeptContent } from '../../../contract/listing/listing-fields';
import { isFlag, isText, orAbsent, orNull, shape } from '../../checks';
import { isContentChange, isKeptContent } from '../../property/form/is-kept-content';
import { type DefinitionsOf, later, PLAIN, readAs } from './definition';
import { listingLane } from './listing-lane';
import { STATUS_KINDS } from './status-kinds';

const title = ({ title: text }: { title: string }) => text;
const readTitle = readAs(shape<{ title: string }>({ title: isText }));

const OF_LISTING = { ...PLAIN, feed: 'properties', lane: listingLane, about: title } as const;
const DECIDES_STATUS = { how: 'supersede', kinds: STATUS_KINDS } as const;

/** Of no use for a listing that nobody finds; a boost would be spent, or refused. */
const NEEDS_SEEKERS = ['boost.apply'] as const;

const BY_TITLE = { ...OF_LISTING, read: readTitle } as const;

const isSavePart = shape<CommandPayloads['property.save']>({
  content: (value): value is KeptContent & { title: string } =>
    isContentChange(value) && isText(value.title),
  base: orNull(isKeptContent),
  reviewNote: orAbsent(orNull(isText)),
});

/** A new listing has all that a listing needs. */
function isSave(value: unknown): value is CommandPayloads['property.save'] {
  return isSavePart(value) && (value.base !== null || isKeptContent(value.content));
}

export const propertyCommands: DefinitionsOf<'property'> = {
  'property.save': {
    ...OF_LISTING,
    words: 'Save listing',
    part: () => 'the listing',
    about: ({ content }) => content.title,
    merge: {
      how: 'replace',
      combine: (earlier, newest) => ({ ...earlier, ...newest, base: earlier.base }),
    },
    read: readAs(isSave),
  },
  'property.publish': {
    ...OF_LISTING,
    words: 'Publish listing',
    part: () => 'publishing it',
    // Taken by the server it may still wait there.
    about: (payload) =>
      title(payload) + (payload.whenRoom === true ? ', now or once your plan has room' : ''),
    merge: DECIDES_STATUS,
    read: readAs(
      shape<CommandPayloads['property.publish']>({ title: isText, whenRoom: orAbsent(isFlag) }),
    ),
  },
  'property.unpublish': {
    ...BY_TITLE,
    words: 'Take listing offline',
    part: () => 'taking it offline',
    merge: DECIDES_STATUS,
    takesAway: NEEDS_SEEKERS,
  },
  'property.close': {
    ...OF_LISTING,
    words: 'Mark listing rented or sold',
    part: () => 'that it is rented or sold',
    merge: DECIDES_STATUS,
    takesAway: NEEDS_SEEKERS,
    read: readAs(shape<CommandPayloads['property.close']>({ title: isText, date: isText })),
  },
  'property.confirm': {
    ...BY_TITLE,
    words: 'Confirm listing',
    part: () => 'that it is still to be had',
    merge: { how: 'replace', combine: later },
  },
  'property.delete': {
    ...BY_TITLE,
    words: 'Delete listing',
    part: () => 'its deletion',
    merge: { how: 'take-away', madeBy: 'property.save' },
    recalls: true,
    takesAway: [
      'property.save',
      ...STATUS_KINDS,
      'property.confirm',
      'photo.add',
      'photo.remove',
      'photo.arrange',
      'boost.apply',
    ],
    removes: true,
  },
  'property.view': {
    ...PLAIN,
    words: 'Count a look at a home',
    about: () => '',
    // A lane of its own: a look holds up nothing that is done with the home.
    lane: (propertyId, { day }) => `view ${propertyId} ${day}`,
    quiet: true,
    open: true,
    feed: null,
    read: readAs(
      shape<CommandPayloads['property.view']>({
        propertyId: isText,
        deviceId: isText,
        day: isText,
      }),
    ),
  },
};
