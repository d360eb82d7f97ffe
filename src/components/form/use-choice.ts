import { useState } from 'react';

/** Which things of a list are chosen, to do the same with all of them; null while nobody chooses. */
export type Choice = {
  ids: ReadonlySet<string> | null;
  check: (id: string, checked: boolean) => void;
  begin: (ids?: readonly string[]) => void;
  end: () => void;
};

/** Keeps what is chosen of a list while its screen is open. */
export function useChoice(): Choice {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  return {
    ids,
    check: (id, checked) =>
      setIds((before) => {
        const next = new Set(before);
        if (checked) next.add(id);
        else next.delete(id);
        return next;
      }),
    begin: (chosen = []) => setIds(new Set(chosen)),
    end: () => setIds(null),
  };
}
