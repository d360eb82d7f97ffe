import { describe, expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { headerUnits, simple } from '../../src/domain/import/table/header-units';

// Files as forms, web sites and other lists write them out.
const read = (text: string) =>
  readListingFile(text, { defaultListingType: 'sale', now: new Date('2026-11-30') });
const first = (text: string) => read(text).listings[0];

describe('[IMP-1] the questions of a form', () => {
  const HEAD =
    'Timestamp,Property type,"Is it for sale, rent or shortlet?",Location,How many bedrooms does it have?,How many bathrooms?,How much is the rent or price? (in Naira),How long is the rent paid for?,Is it available now?';
  test('are read by what they ask', () => {
    const { listings, unreadColumns } = read(
      `${HEAD}\n1/3/2026,Flat,Rent,Surulere,3,2,"3,500,000",1 year,Yes\n1/3/2026,Duplex,Sale,Ikeja,4,5,"150,000,000",,No`,
    );
    expect(
      listings.map(({ content, doubts }) => [
        content.price,
        content.bedrooms,
        content.bathrooms,
        doubts.map(({ kind }) => kind),
      ]),
    ).toEqual([
      [3_500_000, 3, 2, []],
      [150_000_000, 4, 5, ['gone already']],
    ]);
    expect(unreadColumns.map(({ name }) => name)).toEqual(['Timestamp']);
  });

  test('of how long is no price, and asked about', () => {
    const row = first(`${HEAD}\n1/3/2026,Flat,Rent,Surulere,3,2,"3,500,000",2 years,Yes`);
    expect(row?.doubts.map(({ kind }) => kind)).toEqual(['price unclear']);
    expect(() => read('Type,Location,How long is the rent paid for?\nFlat,Yaba,2 years')).toThrow(
      'No column for a price',
    );
  });

  test.each([
    ['How many bedrooms are occupied?', '1'],
    ['How many bedrooms and bathrooms?', '3'],
    ['Is it available for inspection?', 'No'],
    ['Is the rent or price negotiable?', 'No'],
    ['Price or offer', 'best'],
  ])('say nothing of it: %s', (name, cell) => {
    const row = first(`Type,Location,Price,${name}\nFlat,Yaba,70m,${cell}`);
    expect(row).toMatchObject({ content: { bedrooms: null, price: 70_000_000 }, doubts: [] });
  });

  test('and one of what it is for stays that', () => {
    const row = first('Type,Location,Rent or sale price?,Rent or sale\nFlat,Yaba,70m,sale');
    expect(row?.content).toMatchObject({ price: 70_000_000, listingType: 'sale' });
  });
});

describe('[IMP-1] names that are glued together', () => {
  test.each([
    ['ListPrice', 'list_price'],
    ['BedRooms', 'bedrooms'],
    ['BedRoom', 'bedroom'],
    ['PriCe', 'price'],
    ['PRICE', 'price'],
    ['NoOfBedrooms', 'bedrooms'],
    ['PropertyType', 'property_type'],
    ['LGA', 'lga'],
    ['fave_property_bedrooms', 'bedrooms'],
    ['REAL_HOMES_property_price', 'price'],
    ['post_date', 'post_date'],
  ])('%s', (header, name) => {
    expect(simple(header)).toBe(name);
  });

  test('keep their units', () => {
    expect(headerUnits('PriceNGN')).toMatchObject({ name: 'price' });
    expect(headerUnits('SizeSqm')).toMatchObject({ name: 'size', area: 'sqm' });
    expect(headerUnits('Price (₦M)').price.scale).toBe('m');
  });
});

describe('[IMP-1] what other systems write out', () => {
  const RESO =
    'ListingKey,StandardStatus,PropertyType,PropertySubType,ListPrice,BedroomsTotal,BathroomsTotalInteger,LivingArea,LivingAreaUnits,UnparsedAddress,City,StateOrProvince,PublicRemarks,PrivateRemarks,Service Charge';
  test('a list with the names of RESO', () => {
    const { listings, unreadColumns } = read(
      `${RESO}\nR1,Active,Residential,Townhouse,180000000,4,5,2000,Square Feet,"14 Admiralty Way, Lekki Phase 1",Lekki,Lagos,Lovely,Gate code 1,\nR2,Closed,Residential Lease,Apartment,6500000,2,2,120,Square Meters,"5 Mississippi St, Maitama",Abuja,FCT,Rent,,200000\nR3,Sold,Residential,Apartment,65000000,2,2,,,Yaba,Lagos,Lagos,x,,`,
    );
    expect(
      listings.map(({ reference, content, doubts }) => [
        reference,
        content.listingType,
        content.type,
        content.price,
        content.bedrooms,
        content.areaSize,
        content.serviceCharge,
        doubts.map(({ kind }) => kind),
      ]),
    ).toEqual([
      ['R1', 'sale', 'Terrace', 180_000_000, 4, 185.81, null, []],
      ['R2', 'rent', 'Apartment', 6_500_000, 2, 120, 200_000, ['gone already']],
      ['R3', 'sale', 'Apartment', 65_000_000, 2, null, null, ['gone already']],
    ]);
    expect(unreadColumns.map(({ name }) => name)).toEqual(['PrivateRemarks']);
  });

  test.each([
    'Ref,ListPrice,City,Type,BedsTotal\nR1,180m,Lekki,Flat,3',
    'Ref,List Price,City,Type,Beds Total\nR1,180m,Lekki,Flat,3',
    // Kinds of homes under a name of that dictionary.
    'Ref,ListPrice,City,PropertyType,BedroomsTotal,PublicRemarks\nR1,180m,Lekki,Flat,3,Nice',
  ])('another list with such names: %j', (text) => {
    expect(first(text)?.content).toMatchObject({ price: 180_000_000, type: 'Flat', bedrooms: 3 });
  });

  test('the two themes of a web site', () => {
    const houzez = first(
      'post_id,post_title,post_content,post_status,fave_property_price,fave_property_price_postfix,fave_property_size,fave_property_size_prefix,fave_property_bedrooms,fave_property_bathrooms,fave_property_map_address,fave_property_location,property_status,property_type,fave_private_note\n501,"4 Bedroom Duplex, Ikate",Newly built,publish,2500000,Per Month,1200,Sq Ft,4,5,"Ikate, Lekki, Lagos","6.4370,3.4880,16",For Rent,Duplex,120m is ok',
    );
    expect(houzez).toMatchObject({
      reference: '501',
      doubts: [],
      content: {
        title: '4 Bedroom Duplex, Ikate',
        listingType: 'rent',
        price: 30_000_000,
        bedrooms: 4,
        bathrooms: 5,
        areaSize: 111.48,
        address: 'Ikate, Lekki, Lagos',
        location: { lat: 6.437, lng: 3.488 },
        description: 'Newly built',
      },
    });
    const realHomes = first(
      'Post Title,REAL_HOMES_property_price,REAL_HOMES_property_old_price,REAL_HOMES_property_size,REAL_HOMES_property_size_postfix,REAL_HOMES_property_bedrooms,REAL_HOMES_property_address,REAL_HOMES_property_location,property-status,property-type\nDuplex Magodo,140000000,155000000,400,Sq M,4,"Magodo Phase 2, Lagos","6.615,3.388,15",For Sale,Duplex',
    );
    expect(realHomes?.content).toMatchObject({
      title: 'Duplex Magodo',
      price: 140_000_000,
      areaSize: 400,
      bedrooms: 4,
      location: { lat: 6.615, lng: 3.388 },
    });
  });

  test('what stands behind a price is what it is for, or nothing', () => {
    const behind = (cell: string) =>
      first(`Type,Location,Rent,Price suffix\nFlat,Yaba,200000,${cell}`);
    expect(behind('/mo')?.content.price).toBe(2_400_000);
    expect(behind('Negotiable')).toMatchObject({ content: { price: 200_000 }, doubts: [] });
  });

  test('a list of short stays', () => {
    const text =
      'id,name,room_type,property_type,neighbourhood,price,minimum_nights,bedrooms,bathrooms_text\n103,Studio in Yaba,Entire home/apt,Entire loft,Yaba,"30,000.00",3,,1 bath';
    expect(first(text)?.content).toMatchObject({ listingType: 'shortlet', bathrooms: 1 });
    // Either alone says nothing of the kind.
    expect(first('Type,Location,Price,Room type\nFlat,Yaba,70m,ensuite')?.content).toMatchObject({
      listingType: 'sale',
    });
  });
});

describe('[IMP-1] papers and service charges', () => {
  const papers = (name: string, cell: string) => {
    const row = first(`Type,Location,Price,${name}\nLand,Epe,5m,${cell}`);
    return [row?.content.keyFeatures, row?.notes.length];
  };
  test.each([
    ['Title Document', 'C of O', ['Certificate of Occupancy']],
    ['Docs', 'Gov. Consent', ["Governor's consent"]],
    ['Document', 'Survey & deed - with my lawyer', ['Registered survey', 'Deed of assignment']],
    ['Docs', 'C of O in process', []],
    ['Docs', 'Complete', []],
  ])('%s: %s', (name, cell, features) => {
    expect(papers(name, cell)).toEqual([features, features.length > 0 ? 0 : 1]);
  });

  test('Service is a charge where it is an amount', () => {
    const text = (cell: string) => `Type,Location,Rent,Service\nFlat,Yaba,2m,${cell}`;
    expect(first(text('"N500,000"'))?.content.serviceCharge).toBe(500_000);
    expect(first(text('Letting'))).toMatchObject({ content: { serviceCharge: null }, doubts: [] });
  });
});
