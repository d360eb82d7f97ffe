import { Dialog } from '../../components/dialog/dialog';
import { ShareButton } from '../../components/listing/share-button';
import stack from '../../components/stack.module.css';
import { countOf } from '../../domain/format/count-of';
import { formatNaira } from '../../domain/format/format-naira';
import type { RentVsBuyResult } from '../../domain/tools/rent-vs-buy';
import { CostCurves } from './cost-curves';
import styles from './tools.module.css';

/** The answer of the calculator, in a dialog that closes. */
export function RentVsBuyResults({
  result,
  onClose,
}: {
  result: RentVsBuyResult;
  onClose: () => void;
}) {
  const years = result.years.length;
  const span = countOf(years, 'year');
  const better = result.recommendation === 'buy' ? 'Buying' : 'Renting';
  const rows: [string, number][] = [
    ['Total cost of renting', result.totalRent],
    ['Total spent on buying', result.totalBuy],
    ['What the property is worth then', result.finalValue],
    ['Net cost of buying', result.netBuy],
  ];
  return (
    <Dialog title="Your results" onClose={onClose}>
      <p className={styles.verdict}>
        {better} costs you less over {span}.{' '}
        <strong>You save {formatNaira(Math.round(result.savings))}.</strong>
      </p>
      <dl className={styles.figures}>
        {rows.map(([label, naira]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{signedNaira(naira)}</dd>
          </div>
        ))}
      </dl>
      <CostCurves years={result.years} />
      <div>
        <ShareButton title="Rent vs Buy Calculator" label="Share this result" />
      </div>
      <p className={`${stack.small} ${stack.soft}`}>
        A net cost below zero means that the property gained more than you spent on it. Loan
        interest, agency and legal fees and what your money would earn elsewhere are not counted.
      </p>
    </Dialog>
  );
}

function signedNaira(naira: number): string {
  const rounded = Math.round(naira);
  return rounded < 0 ? `−${formatNaira(-rounded)}` : formatNaira(rounded);
}
