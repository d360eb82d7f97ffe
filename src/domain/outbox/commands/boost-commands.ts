import type { CommandPayloads } from '../../../contract/feed/commands';
import { isNumber, isText, shape } from '../../checks';
import { type DefinitionsOf, PLAIN, readAs } from './definition';
import { listingLane } from './listing-lane';

export const boostCommands: DefinitionsOf<'boost'> = {
  'boost.apply': {
    ...PLAIN,
    words: 'Boost listing',
    part: () => 'a boost',
    about: ({ title }) => title,
    // Beside the listing's own lane: a refused boost must not hold up the listing itself.
    lane: (propertyId) => `boost ${propertyId}`,
    subject: listingLane,
    feed: 'properties',
    read: readAs(shape<CommandPayloads['boost.apply']>({ propertyId: isText, title: isText })),
  },
  'boost.purchase': {
    ...PLAIN,
    words: 'Buy boosts',
    about: ({ title }) => title,
    lane: (purchaseId) => `purchase ${purchaseId}`,
    feed: null,
    read: readAs(
      shape<CommandPayloads['boost.purchase']>({
        title: isText,
        quantity: isNumber,
        packageId: isText,
      }),
    ),
  },
};
