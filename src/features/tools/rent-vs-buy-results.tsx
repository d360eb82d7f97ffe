import { Dialog } from '../../components/dialog/dialog';
import { ShareButton } from '../../components/listing/share-button';
import { FactList } from '../../components/page/fact-list';
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
  const saved = Math.round(result.savings);
  const rows: [string, string][] = [
    ['Total cost of renting', signedNaira(result.totalRent)],
    ['Total spent on buying', signedNaira(result.totalBuy)],
    ['What the property is worth then', signedNaira(result.finalValue)],
    ['Net cost of buying', signedNaira(result.netBuy)],
  ];
  return (
    <Dialog title="Your results" onClose={onClose}>
      <p className={styles.verdict}>
        {saved === 0 ? (
          `Both cost you the same over ${span}.`
        ) : (
          <>
            {better} costs you less over {span}. <strong>You save {formatNaira(saved)}.</strong>
          </>
        )}
      </p>
      <FactList className={styles.figures} facts={rows} />
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
