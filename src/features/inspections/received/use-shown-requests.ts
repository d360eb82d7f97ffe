import { useState } from 'react';
import { useFind } from '../../../components/form/find-in-list';
import type { listReceivedInspections } from '../../../db/repositories/inspections/inspection-repository';
import { inspectionWords } from '../../../domain/inspections/inspection-words';
import { type VisitGroup, visitGroup } from '../../../domain/inspections/visit-group';

type Request = Awaited<ReturnType<typeof listReceivedInspections>>[number];

const GROUPS = [
  ['all', 'All'],
  ['answer', 'To answer'],
  ['ahead', 'Agreed'],
  ['rest', 'Over or declined'],
] as const satisfies readonly (readonly [VisitGroup | 'all', string])[];

/**
 * Of an agent's requests those in which the typed words stand, and of these the part that was chosen (FIND-1, AINS-5).
 * @returns `groups` with how many are in each, for a list that is long enough to be looked through
 */
export function useShownRequests(requests: readonly Request[], now: Date) {
  const { find, found } = useFind(requests, ({ item }) => inspectionWords(item));
  const [chosen, choose] = useState<VisitGroup | 'all'>('all');
  const group = find.isOffered ? chosen : 'all';
  const inGroup = (id: VisitGroup | 'all') =>
    id === 'all' ? found : found.filter(({ item }) => visitGroup(item, now) === id);
  return {
    find,
    group,
    choose,
    groups: GROUPS.map(([id, label]) => ({ id, label: `${label} ${inGroup(id).length}` })),
    shown: inGroup(group),
  };
}
