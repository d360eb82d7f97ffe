import { Dialog } from '../../components/dialog/dialog';
import { ShareButton } from '../../components/listing/share-button';
import { FactList } from '../../components/page/fact-list';
import stack from '../../components/stack.module.css';
import { formatNaira } from '../../domain/format/format-naira';
import {
  SERVICE_CHARGE_AMENITIES,
  type ServiceChargeEstimate,
  type ServiceChargeInput,
} from '../../domain/tools/service-charge';
import styles from './tools.module.css';

/** The estimate, with what the amenities add to it. */
export function ServiceChargeResults({
  input,
  estimate,
  onClose,
}: {
  input: ServiceChargeInput;
  estimate: ServiceChargeEstimate;
  onClose: () => void;
}) {
  const amenities = SERVICE_CHARGE_AMENITIES.filter(
    ({ value, commercialOnly }) =>
      input.amenities.includes(value) && (input.category === 'Commercial' || !commercialOnly),
  );
  return (
    <Dialog title="Estimated service charge" onClose={onClose}>
      <p className={styles.verdict}>
        <strong>{formatNaira(estimate.annual)}</strong> per year, which is{' '}
        <strong>{formatNaira(estimate.monthly)}</strong> per month.
      </p>
      {amenities.length > 0 && (
        <>
          <h3>Of this, per year</h3>
          <FactList
            className={styles.figures}
            facts={amenities.map(({ label, annual }) => [label, formatNaira(annual)] as const)}
          />
        </>
      )}
      <div>
        <ShareButton title="Service Charge Estimator" label="Share this result" />
      </div>
      <p className={`${stack.small} ${stack.soft}`}>
        An estimate from typical figures, not an offer. Ask the estate what the charge covers and
        when it last went up.
      </p>
    </Dialog>
  );
}
