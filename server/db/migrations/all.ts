import { accounts } from './0001-accounts';
import { properties } from './0002-properties';
import { exchange } from './0003-exchange';
import { importEdits } from './0004-import-edits';
import { messageTitle } from './0005-message-title';
import { photoFiles } from './0006-photo-files';
import { trust } from './0007-trust';
import { business } from './0008-business';
import { boostedFirst } from './0009-boosted-first';
import { moveInFees } from './0010-move-in-fees';
import { push } from './0011-push';
import { listingLife } from './0012-listing-life';
import { areas } from './0013-areas';
import { recalledItems } from './0014-recalled-items';
import type { Migration } from './migration';

/** Every step in order. */
export const MIGRATIONS: Migration[] = [
  accounts,
  properties,
  exchange,
  importEdits,
  messageTitle,
  photoFiles,
  trust,
  business,
  boostedFirst,
  moveInFees,
  push,
  listingLife,
  areas,
  recalledItems,
];
