import type { AppDatabase } from '../../app-database';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import { savedIdSet } from '../saved/saved-repository';
import { seenIdSet } from './seen-repository';

type KnownHomes = Record<'saved' | 'seen' | 'hidden', ReadonlySet<string>>;

export const NOTHING_KNOWN: KnownHomes = { saved: new Set(), seen: new Set(), hidden: new Set() };

/** By their ids the homes that are saved, that were opened on this device, and that were hidden. */
export async function readKnownHomes(database: AppDatabase): Promise<KnownHomes> {
  return {
    saved: await savedIdSet(database),
    seen: await seenIdSet(database),
    hidden: await hiddenHomeIds(database),
  };
}
