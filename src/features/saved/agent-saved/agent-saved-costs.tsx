import stack from '../../../components/stack.module.css';
import type { Listing } from '../../../contract/listing/property';
import { inspectionFeeText } from '../../../domain/property/inspection-fee';
import { formatNaira } from '../../../domain/format/format-naira';

/** What a saved listing costs beside its price. */
export function AgentSavedCosts({ listing }: { listing: Listing }) {
  const { serviceCharge, cautionFee } = listing;
  const costs: [string, string | null][] = [
    ['Service charge', serviceCharge === null ? null : formatNaira(serviceCharge)],
    ['Caution fee', cautionFee === null ? null : formatNaira(cautionFee)],
    ['Inspection fee', inspectionFeeText(listing)],
  ];
  return costs.map(
    ([name, words]) =>
      words !== null && (
        <p key={name} className={stack.small}>
          {name}: {words}
        </p>
      ),
  );
}
