import { describe, expect, test } from 'vitest';
import { type KnownListing, planImport } from '../../src/domain/import/plan-import';
import { readListingFile } from '../../src/domain/import/read-listing-file';

describe('what a file says nothing of', () => {
  const HEAD = 'reference,title,location,price,bedrooms,property_type';
  const from = (head: string, row: string, defaultListingType: 'sale' | 'rent' = 'sale') => {
    const [listing] = readListingFile(`${head}\n${row}\n`, {
      defaultListingType,
      now: new Date('2026-11-29T12:00:00Z'),
    }).listings;
    if (listing === undefined) throw new Error('not read');
    return { ...listing, id: 'i1' };
  };
  const ROW = 'A-1,3 bedroom flat,"12 Garden Close, Ikeja, Lagos",3500000,3,Flat';
  const after = (listing: ReturnType<typeof from>, known: KnownListing) => {
    const [planned] = planImport([listing], new Map([['i1', known]]));
    if (planned === undefined) throw new Error('not planned');
    return planned;
  };

  test('a home that is shown only about stays so, furnished and with its fee that comes off', () => {
    const listing = from(HEAD, ROW);
    const chosen = {
      ...listing.content,
      approximateLocation: true,
      furnished: true,
      inspectionFeeComesOff: true,
    };
    expect(after(listing, { content: chosen, lastRead: undefined }).step).toBe('same');
    // Also where our own export was read before, which does say all of it.
    expect(after(listing, { content: chosen, lastRead: chosen }).step).toBe('same');
  });
  test('a column that is read from now on takes the place of nothing that its agent wrote, nor of a pin they set', () => {
    const before = from(HEAD, ROW).content;
    const now = from(
      `${HEAD},features,description,latitude,longitude`,
      `${ROW},"Pool, AC",Fine.,6.6100,3.3600`,
    );
    const own = {
      ...before,
      keyFeatures: ['Roof garden'],
      description: 'Quiet, on the second floor.',
      location: { lat: 6.6, lng: 3.35 },
    };
    const kept = after(now, { content: own, lastRead: before });
    expect(kept).toMatchObject({ content: own, step: 'same' });
    // Where they did nothing to it, it is what the file says.
    expect(after(now, { content: before, lastRead: before }).content).toMatchObject({
      keyFeatures: ['Swimming pool', 'Air conditioning'],
      description: 'Fine.',
      location: { lat: 6.61, lng: 3.36 },
    });
    // And what the file gave and gives otherwise now is taken.
    const next = from(
      `${HEAD},features,description,latitude,longitude`,
      `${ROW.replace('3500000', '3900000')},Gym,Fine.,6.6100,3.3600`,
    );
    const taken = after(next, { content: { ...own, price: 3_600_000 }, lastRead: now.content });
    expect(taken.content).toMatchObject({ price: 3_900_000, keyFeatures: ['Gym'] });
  });
  test('a column that says no is taken', () => {
    const listing = from(`${HEAD},furnished`, `${ROW},no`);
    const content = { ...listing.content, furnished: true };
    expect(after(listing, { content, lastRead: undefined }).content.furnished).toBe(false);
  });
  test.each([true, false])(
    'what rows without a word are is for new ones: a rent stays one, with its fees (read before: %s)',
    (isKnown) => {
      const first = from(HEAD, ROW, 'rent');
      const content = { ...first.content, serviceCharge: 500_000 };
      const lastRead = isKnown ? content : undefined;
      expect(after(from(HEAD, ROW, 'sale'), { content, lastRead }).step).toBe('same');
      const said = from(`${HEAD},status`, `${ROW},For Sale`, 'rent');
      expect(after(said, { content, lastRead }).content.listingType).toBe('sale');
    },
  );
  test('a price that cannot be read takes none away', () => {
    const first = from(HEAD, ROW);
    const priceless = from(HEAD, ROW.replace('3500000', '350'));
    expect(priceless.content.price).toBe(0);
    for (const lastRead of [first.content, undefined])
      expect(after(priceless, { content: first.content, lastRead }).step).toBe('same');
  });
  test('rooms without a word are a flat only where nothing was said of them', () => {
    const listing = from(HEAD, 'A-1,Nice home,"12 Garden Close, Ikeja, Lagos",3500000,3,');
    expect(listing.content.type).toBe('Flat');
    const content = { ...listing.content, type: 'Maisonette' as const };
    expect(after(listing, { content, lastRead: undefined }).step).toBe('same');
  });
  test('a title of its agent stays where the file has none; a made one follows the file', () => {
    const listing = from(HEAD, ROW.replace('3 bedroom flat', ''));
    const own = { ...listing.content, title: 'Corner flat' };
    expect(after(listing, { content: own, lastRead: undefined }).content.title).toBe('Corner flat');
    const larger = from(HEAD, ROW.replace('3 bedroom flat', '').replace(',3,', ',4,'));
    const known = { content: listing.content, lastRead: listing.content };
    expect(after(larger, known).content.title).toBe('4 Bedroom Flat in 12 Garden Close');
  });
});
