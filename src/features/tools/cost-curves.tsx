import { type CurvePoint, costCurvePoints } from '../../domain/tools/cost-curve-points';
import { costCrossing } from '../../domain/tools/cost-crossing';
import type { RentVsBuyYear } from '../../domain/tools/rent-vs-buy';
import styles from './cost-curves.module.css';

const WIDTH = 320;
const HEIGHT = 150;

/** What has been spent by the end of each year, renting and buying, as two lines. */
export function CostCurves({ years }: { years: readonly RentVsBuyYear[] }) {
  if (years.length < 2) return null;
  const { rent, buy, zero } = costCurvePoints(years, WIDTH, HEIGHT);
  const summary = costCrossing(years);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`}
        className={styles.chart}
        role="img"
        aria-label={`Cost of renting and of buying by year. ${summary}`}
      >
        <line className={styles.axis} x1="0" x2={WIDTH} y1={zero} y2={zero} />
        <polyline className={styles.rent} points={pointsOf(rent)} />
        <polyline className={styles.buy} points={pointsOf(buy)} />
      </svg>
      <div className={styles.ends}>
        <span>Year 1</span>
        <span>Year {years.length}</span>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.rentKey}>Rent so far</span>
        <span className={styles.buyKey}>Net cost of buying</span>
        <span>{summary}</span>
      </figcaption>
    </figure>
  );
}

function pointsOf(points: CurvePoint[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
