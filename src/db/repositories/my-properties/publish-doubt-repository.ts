import type { PriceMedian } from '../../../contract/price-medians';
import { hasContact } from '../../../domain/advert/contact-marks';
import { contentDoubts } from '../../../domain/property/content-doubts';
import { priceDoubt } from '../../../domain/property/price-doubt';
import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { readSnapshot } from '../account/snapshot-repository';

/** What published homes cost, as far as this phone was told. */
export async function readPrices(database: AppDatabase): Promise<readonly PriceMedian[]> {
  return (await readSnapshot('prices', database))?.value ?? [];
}

const CONTACT_WORDS =
  'Its description says how to reach somebody (a phone number or an address), and everybody can read it';

/**
 * What should be looked at before a listing is published, each in a sentence: what its file leaves in
 * doubt, what its own words say against it, and a price that is far from others this phone knows of.
 */
export async function readPublishDoubts(
  { id, content }: Pick<MyProperty, 'id' | 'content'>,
  database: AppDatabase,
): Promise<string[]> {
  const price = priceDoubt(content, await readPrices(database));
  const note = (await database.myProperties.get(id))?.reviewNote ?? '';
  return [
    ...new Set([
      ...note.split('\n').filter(Boolean),
      ...contentDoubts(content),
      ...(hasContact(content.description) ? [CONTACT_WORDS] : []),
      ...(price === null ? [] : [price.text]),
    ]),
  ];
}

/** Those whose words and price nothing speaks against: the others are asked about one by one. */
export async function withoutPublishDoubts<
  Listing extends { property: Pick<MyProperty, 'id' | 'content'> },
>(listings: readonly Listing[], database: AppDatabase): Promise<Listing[]> {
  const doubts = await Promise.all(
    listings.map(({ property }) => readPublishDoubts(property, database)),
  );
  return listings.filter((_, at) => doubts[at]?.length === 0);
}
