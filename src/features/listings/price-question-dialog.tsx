import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import stack from '../../components/stack.module.css';
import type { PropertyContent } from '../../contract/listing-fields';
import { amountInWords } from '../../domain/amounts/amount-in-words';
import { formatNaira } from '../../domain/format/format-naira';
import { OFFERS } from '../../domain/property/offers';

/** Asks about a price that is far from what such homes cost, before seekers see it. */
export function PriceQuestionDialog({
  content,
  doubt,
  onRight,
  onClose,
}: {
  content: Pick<PropertyContent, 'price' | 'listingType'>;
  /** What speaks against it. */
  doubt: string;
  onRight: () => void;
  onClose: () => void;
}) {
  const { period } = OFFERS[content.listingType];
  return (
    <Dialog title="Is this price right?" onClose={onClose}>
      <p>
        <strong>{`${formatNaira(content.price)} ${period}`.trim()}</strong>:{' '}
        {`${amountInWords(content.price)} ${period}`.trim()}.
      </p>
      <p>{doubt}.</p>
      <div className={stack.tight}>
        <Button look="primary" wide onClick={onClose}>
          Change the price
        </Button>
        <Button wide onClick={onRight}>
          It is right: publish
        </Button>
      </div>
    </Dialog>
  );
}
