import { useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import {
  type ListingDraft,
  storeDraft,
} from '../../../db/repositories/my-properties/draft-repository';
import { beginBusy } from '../../../platform/busy';
import { keepTyping } from '../../../platform/typing/keep-typing';
import { useLatest } from '../../../platform/use-latest';
import { useFlushWhenLeft } from '../../../platform/use-flush-when-left';

/** Keeps a form on the device while it is typed, as long as it is `active`. */
export function useAutosave(id: string, values: ListingDraft, active: boolean): void {
  const database = useDatabase();
  const [first] = useState(values);
  const latest = useLatest({ id, values, active, database });
  const [typing] = useState(() =>
    keepTyping(async () => {
      const now = latest.current;
      if (now.active) await storeDraft(now.id, now.values, now.database);
    }),
  );
  const dirty = active && values !== first;
  useEffect(() => {
    if (dirty) typing.changed();
  }, [typing, values, dirty]);
  useFlushWhenLeft(typing.flush);
  useEffect(() => (dirty ? beginBusy('form') : undefined), [dirty]);
}
