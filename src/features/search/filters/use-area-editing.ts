import { useCallback, useState } from 'react';
import { type DrawnArea, readArea, writeArea } from '../../../domain/map/drawn-area';
import { EDGES } from '../../../contract/search/search-filters';
import { NO_AREA } from '../../../domain/search/search-state';
import type { MapArea } from '../../../geo/map-area';
import { type AreaTool, blankArea } from './area-editor';

export type ChosenArea = Record<(typeof EDGES)[number] | 'area', string>;
type Point = { lat: number; lng: number };
const LEAST_CORNERS = 3;

/** The area of a search on its map: the one that is searched, and the one that is being drawn. */
export function useAreaEditing(searched: string, onArea: (area: ChosenArea) => void) {
  const [tool, setTool] = useState<AreaTool | null>(null);
  const [draft, setDraft] = useState<DrawnArea | null>(null);
  const [shown, setShown] = useState<MapArea | null>(null);
  const [moved, setMoved] = useState(false);
  const [centre, setCentre] = useState<Point | null>(null);
  const begin = () => {
    const area = readArea(searched);
    setTool(area?.kind ?? 'view');
    setDraft(area);
  };
  const choose = (next: AreaTool) => {
    setTool(next);
    setDraft(blankArea(next, centre));
  };
  const isWhole = draft?.kind === 'circle' || (draft?.corners.length ?? 0) >= LEAST_CORNERS;
  const ready = tool === 'view' ? shown !== null : isWhole;
  const [view, setView] = useState<MapArea | null>(null);
  const onMove = useCallback((area: MapArea | null, byPerson: boolean, toChosen: boolean) => {
    setShown(area);
    if (area === null) return;
    setMoved(byPerson);
    // The cards stay as they are while one goes through them.
    if (!toChosen) setView(byPerson ? area : null);
  }, []);
  const inView = () => {
    if (shown !== null) onArea({ ...asTexts(shown), area: '' });
    setMoved(false);
  };
  const search = () => {
    if (!ready) return;
    setTool(null);
    if (tool !== 'view' && draft !== null) onArea({ ...NO_AREA, area: writeArea(draft) });
    else inView();
  };
  return {
    tool,
    area: tool === null ? readArea(searched) : draft,
    centre,
    ready,
    begin,
    choose,
    draw: setDraft,
    search,
    cancel: () => setTool(null),
    /** Searches what the map shows; null where a person has not moved it. */
    searchHere: moved && tool === null ? inView : null,
    /** Where a person has moved the map to; null where it shows all of them. */
    view,
    onMove,
    onCentre: setCentre,
  };
}

/** As the address bar holds it: five decimals are about a metre. */
function asTexts(area: MapArea): Omit<ChosenArea, 'area'> {
  return {
    south: area.south.toFixed(5),
    west: area.west.toFixed(5),
    north: area.north.toFixed(5),
    east: area.east.toFixed(5),
  };
}
