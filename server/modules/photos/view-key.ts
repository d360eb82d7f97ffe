import { type Expression, sql } from 'kysely';
import type { Photo } from '../../../src/contract/listing/property';

/** The name of the key in an address. */
const VIEW_KEY = 'key';

/** A photo whose addresses open its files also while its listing is not published. */
export function withViewKey(photo: Photo, key: string): Photo {
  const keyed = (address: string) => `${address}?${VIEW_KEY}=${key}`;
  return {
    ...photo,
    small: keyed(photo.small),
    medium: keyed(photo.medium),
    large: keyed(photo.large),
  };
}

/** The same of one address, in a statement that calls photos f. */
export function keyedAddress(address: Expression<string>) {
  return sql<string>`${address} || ${`?${VIEW_KEY}=`}::text || ${sql.ref('f.view_key')}`;
}

/** The key in the address that was asked for; null where there is none. */
export function viewKeyOf(url: string): string | null {
  return new URLSearchParams(url.split('?')[1]).get(VIEW_KEY);
}
