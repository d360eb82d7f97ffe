import stack from '../../../components/stack.module.css';
import type { Listing } from '../../../contract/listing/property';
import { formatNaira } from '../../../domain/format/format-naira';

/** What a saved listing costs beside its price. */
export function AgentSavedCosts({ listing }: { listing: Listing }) {
  const costs: [string, number | null][] = [
    ['Service charge', listing.serviceCharge],
    ['Caution fee', listing.cautionFee],
    ['Inspection fee', listing.inspectionFee],
  ];
  return costs.map(
    ([name, amount]) =>
      amount !== null && (
        <p key={name} className={stack.small}>
          {name}: {formatNaira(amount)}
        </p>
      ),
  );
}
