import { Price } from '../../../components/listing/price';
import type { PropertyContent } from '../../../contract/listing/listing-fields';

/** The price of a listing of one's own: a draft from a file may have none yet. */
export function OwnPrice({ content }: { content: PropertyContent }) {
  return content.price > 0 ? <Price listing={content} /> : <p>No price yet</p>;
}
