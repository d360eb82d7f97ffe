import type { Listing } from '../../../contract/listing/property';
import { formatNaira } from '../../format/format-naira';
import { areaOfAddress } from '../area-of-address';
import { factWords } from './fact-words';
import { offerOf } from '../price/offers';

export type ToldHome = Pick<
  Listing,
  | 'title'
  | 'price'
  | 'listingType'
  | 'address'
  | 'bedrooms'
  | 'bathrooms'
  | 'areaSize'
  | 'furnished'
  | 'type'
  | 'approximateLocation'
>;

/** A home as it is told to somebody in a chat, a line for each thing; rooms are '' where none are known. */
export function homeLines(home: ToldHome) {
  const { words, period } = offerOf(home.listingType);
  const { bed, bath, area } = factWords(home);
  const rooms = [bed, bath, area, home.furnished ? 'furnished' : null];
  return {
    title: home.title,
    price: `${`${formatNaira(home.price)} ${period}`.trim()}, ${words}`,
    place: home.approximateLocation ? areaOfAddress(home.address) : home.address,
    rooms: rooms.filter((one) => one !== null).join(' · '),
  };
}
