import { Button } from '../../../components/button';
import { Field } from '../../../components/form/field';
import { PillTabs } from '../../../components/page/pill-tabs';
import stack from '../../../components/stack.module.css';
import { type DrawnArea, MOST_CORNERS } from '../../../domain/map/drawn-area';
import styles from '../results-map.module.css';

export type AreaTool = 'view' | 'circle' | 'shape';
type Point = { lat: number; lng: number };

const TOOLS: { id: AreaTool; label: string }[] = [
  { id: 'view', label: 'In view' },
  { id: 'circle', label: 'Circle' },
  { id: 'shape', label: 'Shape' },
];
/** A circle of a walk, to begin with; kilometres. */
const FIRST_KM = 2;
const LEAST_KM = 0.5;
const MOST_KM = 30;
const LEAST_CORNERS = 3;

/** The area a tool begins with: a circle in the middle of the map, a shape without a corner. */
export function blankArea(tool: AreaTool, centre: Point | null): DrawnArea | null {
  if (tool === 'shape') return { kind: 'shape', corners: [] };
  if (tool === 'circle' && centre !== null)
    return { kind: 'circle', ...centre, radiusKm: FIRST_KM };
  return null;
}

/** The ways to say which area is meant, each by touch, mouse and keyboard (RES-3). */
export function AreaEditor({
  tool,
  area,
  centre,
  ready,
  onTool,
  onDraw,
  onSearch,
  onCancel,
}: {
  tool: AreaTool;
  area: DrawnArea | null;
  /** The middle of the map, where a corner can be set by a button. */
  centre: Point | null;
  /** Whether there is an area to search. */
  ready: boolean;
  onTool: (tool: AreaTool) => void;
  onDraw: (area: DrawnArea) => void;
  onSearch: () => void;
  onCancel: () => void;
}) {
  return (
    <div className={styles.editor}>
      <PillTabs legend="How to choose the area" tabs={TOOLS} current={tool} onChoose={onTool} />
      {tool === 'view' && <p>Move the map until it shows the area you want.</p>}
      {area?.kind === 'circle' && <CircleSize area={area} onDraw={onDraw} />}
      {area?.kind === 'shape' && <Corners area={area} centre={centre} onDraw={onDraw} />}
      <div className={stack.row}>
        <Button look="primary" disabled={!ready} onClick={onSearch}>
          Search this area
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

function CircleSize({
  area,
  onDraw,
}: {
  area: Extract<DrawnArea, { kind: 'circle' }>;
  onDraw: (area: DrawnArea) => void;
}) {
  return (
    <>
      <p>Tap the map to put the circle there.</p>
      <Field label={`Within ${area.radiusKm} km`}>
        {(control) => (
          <input
            {...control}
            className={styles.range}
            type="range"
            min={LEAST_KM}
            max={MOST_KM}
            step={LEAST_KM}
            value={area.radiusKm}
            onChange={(event) => onDraw({ ...area, radiusKm: Number(event.target.value) })}
          />
        )}
      </Field>
    </>
  );
}

function Corners({
  area: { corners },
  centre,
  onDraw,
}: {
  area: Extract<DrawnArea, { kind: 'shape' }>;
  centre: Point | null;
  onDraw: (area: DrawnArea) => void;
}) {
  const put = (next: Point[]) => onDraw({ kind: 'shape', corners: next });
  const left = LEAST_CORNERS - corners.length;
  return (
    <>
      <p role="status">
        {left > 0
          ? `Tap the map at the corners of the area: ${left} more to go.`
          : `${corners.length} corners. Drag them, or tap for more.`}
      </p>
      <div className={stack.row}>
        <Button
          icon="plus"
          disabled={centre === null || corners.length >= MOST_CORNERS}
          onClick={() => centre && put([...corners, centre])}
        >
          Corner in the middle
        </Button>
        <Button disabled={corners.length === 0} onClick={() => put(corners.slice(0, -1))}>
          Undo
        </Button>
      </div>
    </>
  );
}
