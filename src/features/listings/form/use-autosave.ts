import { type RefObject, useEffect, useState } from 'react';
import { useDatabase } from '../../../components/context/database-context';
import {
  type ListingDraft,
  storeDraft,
} from '../../../db/repositories/my-properties/draft-repository';
import { beginBusy } from '../../../platform/busy';
import { keepTyping } from '../../../platform/typing/keep-typing';
import { useLatest } from '../../../platform/use-latest';
import { useFlushWhenLeft } from '../../../platform/use-flush-when-left';

/** Keeps a form on the device while it is typed, but while it is being left: what is saved has no draft. */
export function useAutosave(
  id: string,
  values: ListingDraft,
  { leaving, left }: { leaving: boolean; left: RefObject<boolean> },
): void {
  const database = useDatabase();
  const [first] = useState(values);
  const latest = useLatest({ id, values, database });
  const [typing] = useState(() =>
    keepTyping(async () => {
      const now = latest.current;
      if (!left.current) await storeDraft(now.id, now.values, now.database);
    }),
  );
  const dirty = !leaving && values !== first;
  useEffect(() => {
    if (dirty) typing.changed();
  }, [typing, values, dirty]);
  useFlushWhenLeft(typing.flush);
  useEffect(() => (dirty ? beginBusy('form') : undefined), [dirty]);
}
