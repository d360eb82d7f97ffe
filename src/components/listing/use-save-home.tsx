import type { ReactNode } from 'react';
import type { Listing } from '../../contract/listing/property';
import { saveForLater } from '../../db/repositories/account/anonymous-leftovers';
import { saveListing, unsaveListing } from '../../db/repositories/saved/saved-commands';
import { noteSaveAsked } from '../../platform/save-asked';
import { useDatabase } from '../context/database-context';
import { showNotKept } from '../delivery/show-not-kept';
import { useLoginPrompt } from '../dialog/use-login-prompt';

/** Saving a home and taking it back; who is not logged in is asked to, and finds it saved after (RES-13). */
export function useSaveHome(
  listing: Listing,
  saved: boolean,
): { toggle: () => void; prompt: ReactNode } {
  const database = useDatabase();
  const { withLogin, prompt } = useLoginPrompt();
  const save = () => {
    const change = saved ? unsaveListing(listing.id, database) : saveListing(listing, database);
    change.catch(showNotKept);
  };
  const keepForLater = async () => {
    await saveForLater(listing);
    noteSaveAsked(listing.id);
  };
  return { toggle: () => withLogin('save', save, keepForLater), prompt };
}
