import { useCallback, useEffect, useRef, useState } from 'react';
import type { AreaSummary } from '../../contract/search/area-pack';
import { type KeptArea, keptArea, radiusFor } from '../../domain/areas/kept-area';
import { geocoder } from '../../geo/geocoders/geocoder-in-use';
import { askAreaSize } from '../../sync/packs/ask-area-size';

type AreaSize =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** No place of this name is known. */
  | { kind: 'unknown'; why: string }
  | { kind: 'failed'; why: string }
  | { kind: 'size'; area: KeptArea; summary: AreaSummary };

/** How far around its middle a place reaches that says nothing of it, kilometres. */
const USUAL_EXTENT_KM = 5;

/**
 * What keeping an area costs: asked for when wanted, and at once for a place the page was opened with.
 */
export function useAreaSize(begin: string): {
  state: AreaSize;
  /** How far a place reaches by itself, kilometres; null for one that was not asked for last. */
  ownReach: (place: string) => number | null;
  ask: (place: string, reach: string) => void;
  forget: () => void;
} {
  const [state, setState] = useState<AreaSize>({ kind: 'none' });
  const [own, setOwn] = useState<{ place: string; km: number } | null>(null);
  // Only the last question is answered: the place may be another one by then.
  const turn = useRef(0);
  const ask = useCallback((place: string, reach: string) => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: 'asking' });
    const answer = async () => {
      const next = await sizeOf(place, reach, (km) => setOwn({ place, km }));
      if (mine === turn.current) setState(next);
    };
    void answer();
  }, []);
  const forget = useCallback(() => {
    turn.current += 1;
    setState({ kind: 'none' });
  }, []);
  useEffect(() => {
    if (begin.trim() !== '') ask(begin, '');
  }, [begin, ask]);
  const ownReach = (place: string) => (own?.place === place ? own.km : null);
  return { state, ownReach, ask, forget };
}

async function sizeOf(
  text: string,
  reach: string,
  tellOwn: (km: number) => void,
): Promise<AreaSize> {
  if (text.trim() === '') return { kind: 'unknown', why: 'Please enter a place to keep' };
  const place = await geocoder.resolve(text).catch(() => null);
  if (place === null) return { kind: 'unknown', why: `No matches found for "${text.trim()}"` };
  const own = radiusFor(place.extentKm ?? USUAL_EXTENT_KM);
  tellOwn(own);
  const radius = reach === '' ? own : Number(reach);
  const area = keptArea(place, radius);
  try {
    return { kind: 'size', area, summary: await askAreaSize(area) };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}
