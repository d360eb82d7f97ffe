import type { PriceMedian } from '../../../contract/listing/price-medians';
import { contactsIn } from '../../../domain/advert/contact-marks';
import { contentDoubts } from '../../../domain/property/form/content-doubts';
import { priceDoubt } from '../../../domain/property/price/price-doubt';
import { streetNamedIn } from '../../../domain/property/area-of-address';
import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { readSnapshot } from '../account/snapshot-repository';

/** What published homes cost, as far as this device was told. */
export async function readPrices(database: AppDatabase): Promise<readonly PriceMedian[]> {
  return (await readSnapshot('prices', database))?.value ?? [];
}

/**
 * What should be looked at before a listing is published, each in a sentence: what its file leaves in
 * doubt, what its own words say against it, and a price that is far from others this device knows of.
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
      ...contactDoubts(content.description),
      ...streetDoubts(content),
      ...(price === null ? [] : [price.text]),
    ]),
  ];
}

function contactDoubts(description: string): string[] {
  const contacts = contactsIn(description);
  return contacts.length === 0
    ? []
    : [`Everybody can read in its description how to reach somebody: ${contacts.join(', ')}`];
}

function streetDoubts({
  approximateLocation,
  address,
  description,
}: MyProperty['content']): string[] {
  const street = approximateLocation ? streetNamedIn(address, description) : null;
  return street === null
    ? []
    : [`You show others only about where it is, and its description names the street: ${street}`];
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
