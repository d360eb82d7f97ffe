import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import stack from '../../../components/stack.module.css';
import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { amountInWords } from '../../../domain/amounts/amount-in-words';
import { formatNaira } from '../../../domain/format/format-naira';
import { offerOf } from '../../../domain/property/price/offers';

/** Asks about what speaks against a listing, before seekers see it. */
export function PublishQuestionDialog({
  content,
  doubts,
  onRight,
  onChange,
  onClose = onChange,
}: {
  content: Pick<PropertyContent, 'price' | 'listingType'>;
  /** What speaks against it, in sentences. */
  doubts: readonly string[];
  onRight: () => void;
  /** Goes to where it is changed. */
  onChange: () => void;
  onClose?: () => void;
}) {
  const { label, period } = offerOf(content.listingType);
  return (
    <Dialog title="Is this right?" onClose={onClose}>
      <p>
        {label}: <strong>{`${formatNaira(content.price)} ${period}`.trim()}</strong>,{' '}
        {`${amountInWords(content.price)} ${period}`.trim()}.
      </p>
      <ul className={stack.tight}>
        {doubts.map((doubt) => (
          <li key={doubt}>{doubt}.</li>
        ))}
      </ul>
      <div className={stack.tight}>
        <Button look="primary" wide onClick={onChange}>
          Change it
        </Button>
        <Button wide onClick={onRight}>
          It is right: publish
        </Button>
      </div>
    </Dialog>
  );
}
