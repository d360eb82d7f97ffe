import {
  axisLabels,
  type HistoryPoint,
  type HistoryStep,
  nameOfStep,
} from '../../domain/analytics/history-steps';
import { valueTicks } from '../../domain/analytics/value-ticks';
import { formatCount } from '../../domain/format/format-count';
import styles from './bar-plot.module.css';

/** Bars with their axes. The drawing is stretched to its place, so the words of the axes stand beside it. */
export function BarPlot({
  label,
  points,
  before,
  step,
}: {
  /** What the picture says, for those who do not see it. */
  label: string;
  points: readonly HistoryPoint[];
  /** As many from just before: the lighter bars. */
  before: readonly HistoryPoint[] | null;
  step: HistoryStep;
}) {
  const ticks = valueTicks(Math.max(...[...points, ...(before ?? [])].map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const bars = (series: readonly HistoryPoint[], name: string, from: number, width: number) =>
    series.map(({ date, value }, at) => (
      <rect
        key={date}
        className={styles[name]}
        data-series={name}
        data-value={value}
        x={at + from}
        width={width}
        y={top - value}
        height={value}
      >
        <title>{`${nameOfStep(date, step)}: ${formatCount(value)}`}</title>
      </rect>
    ));
  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
            {formatCount(tick)}
          </span>
        ))}
      </div>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${points.length} ${top}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {ticks.map((tick) => (
          <line key={tick} className={styles.line} x1={0} x2={points.length} y1={tick} y2={tick} />
        ))}
        {before && bars(before, 'before', 0.06, 0.88)}
        {bars(points, 'now', before ? 0.24 : 0.12, before ? 0.52 : 0.76)}
      </svg>
      <div className={styles.steps} aria-hidden="true">
        {axisLabels(points, step).map(({ at, text }) => (
          <span key={at} style={{ left: `${((at + 0.5) / points.length) * 100}%` }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
