import type { FieldKey } from '../../../contract/listing/listing-fields';
import type { OtherColumn } from './other-columns';

/** What a column may mean to us. */
export type Field = FieldKey | OtherColumn;

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * What columns are called in other people's files, in small letters with underscores, the likeliest
 * name first. Only names that mean one thing: 'toilets' are no bathrooms, and 'remarks' may be meant
 * for nobody else's eyes. A unit in a name ('Price (₦m)') is read by `header-units.ts` and is not here.
 */
export const COLUMN_NAMES: Partial<Record<Field, readonly string[]>> = {
  title: names(`
    title name headline property_title property_name listing_title listing_name property
    propty apartment_name what listing accommodation post_title heading advert_title ad_title
  `),
  address: names('address spec_location full_address street street_address property_address'),
  price: names(`
    price price_raw amount amt asking_price asking_amount selling_price sale_price
    list_price rent rent_price rental_price rental asking_rent asking rate nightly
    nightly_rate reserve_price guide_price outright outright_price sale sales
    sale_amount rental_amount rent_amount total_price our_price client_price gross_price
    how_much rental_value weekday weekday_rate new_price current_price discounted_price
    min_price starting_price price_from total_package package first_year 1st_year to_let
    for_rent for_sale
  `),
  serviceCharge: names(`
    service_charge service_charges service_chg serv_charge svc_charge s_c
    service_charge_fee service_fee
  `),
  cautionFee: names(`
    caution_fee caution caution_deposit caution_refundable refundable_deposit refundable_caution
    caution_fee_refundable caution_money security_deposit`),
  agencyFee: names('agency_fee agency agent_fee agency_fees commission agent_commission'),
  inspectionFee: names(`
    inspection_fee inspection insp_fee insp inspection_charge viewing_fee viewing
    visit_fee tour_fee
  `),
  legalFee: names(`
    legal_fee legal agreement_fee agreement legal_fees legal_and_agreement_fee
    legal_and_agreement legal_agreement lawyer_fee lawyer_s_fee
  `),
  bedrooms: names(`
    bedrooms beds bedroom bed br bed_rooms bdrm bdrms bedrm beds_baths bed_bath
    bedrooms_bathrooms bedrms rms rooms bed_room total_bedrooms beds_total bedrooms_total
    bedroomstotal numbedrooms bedcount
  `),
  bathrooms: names(`
    bathrooms baths bathroom bath bath_rooms ba beds_baths bed_bath bedrooms_bathrooms bath_room
    total_bathrooms bathrooms_total bathroomstotal bathrooms_en_suite
  `),
  areaSize: names(`
    area_sqm size sqm area_size size_sqm land_size plot_size land_area floor_area
    property_size square_metres square_meters covered_area lettable_area built_up_area
    building_size floor_size
  `),
  parkingSpaces: names(
    'parking_space parking parking_spaces car_parks car_park_spaces parking_slots car_spaces',
  ),
  floors: names('floors storeys storey'),
  yearBuilt: names('year_built year_of_construction construction_year'),
  type: names(`
    property_type type category type_of_property house_type type_of_house building_type
    kind prop_type typ asset_type asset_class unit house building structure
    nature_of_property
  `),
  furnished: names(
    'furnishing furnished furnishing_status is_furnished furnish_status furnished_unfurnished',
  ),
  keyFeatures: names(`
    features key_features property_features other_features home_features features_amenities
    amenities_features features_and_amenities attributes
    features_facilities house_features perks extras
  `),
  amenities: names(`
    amenities amenity facilities facility property_amenities amenities_facilities
    facilities_amenities
  `),
  description: names(`
    description details text property_description descr desc description_of_property
    particulars body about_the_property about_property property_details house_description
    full_description writeup write_up post_content public_remarks publicremarks
  `),
  // The narrowest first: of two of them the other is what lies around it.
  town: names(`
    neighbourhood neighborhood suburb locality area location location_area area_location
    town_area city_area area_city place district loc where locatn loctn estate axis
    scheme town city lga vicinity
  `),
  city: names('city town town_city city_town lga district axis location area'),
  state: names('state region'),
  currency: names('currency price_currency currency_code ccy'),
  period: names(`
    period per frequency price_per price_unit price_period rent_basis price_basis basis
    rent_period rental_period payment_period rent_frequency payment_frequency
    price_suffix price_postfix append_to_price
  `),
  status: names(`
    status listing_type purpose for transaction transaction_type type_of_transaction
    offer deal kind_of_deal type_of_deal deal_type sale_rent rent_sale sale_or_rent
    for_sale_or_rent property_status
  `),
  availability: names(`
    availability available availability_status market_status sold taken rented occupied date_sold
    sold_date date_rented available_units units_available units_left units vacant
    vacancy vacant_units occupancy is_it_free still_there still_available let tenant
    tenant_name current_tenant occupant tenants tenant_s_name tenants_name name_of_tenant
    name_of_tenants tenant_names tenant_details tenants_details occupants occupant_name
    occupant_s_name name_of_occupant current_occupant lessee lessee_name post_status
  `),
  reference: names(`
    listing_url url link reference ref id listing_id ref_no reference_no property_id property_ref
    record_id
  `),
  posted: names(`
    post_date date posted date_added added created_at date_posted listing_date
    date_listed listed_on added_on
  `),
  papers: names(`
    title_document title_documents title_docs title_doc title_type type_of_title land_title
    property_document property_documents document documents papers documentation
  `),
  position: names('position coordinates lat_lng latitude_longitude'),
};
