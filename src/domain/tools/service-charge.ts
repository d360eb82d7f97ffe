import type { PropertyCategory } from '../../contract/listing/property-options';

/** A property type with what its service charge starts from, in naira a year. */
interface ServiceChargeType {
  value: string;
  label: string;
  base: number;
}

/** A neighbourhood or a size with what it multiplies the base by. */
interface ServiceChargeFactor {
  value: string;
  label: string;
  multiplier: number;
}

/** An amenity with what it adds, in naira a year. */
interface ServiceChargeAmenity {
  value: string;
  label: string;
  annual: number;
  /** On offer for commercial property only. */
  commercialOnly: boolean;
}

/** What is charged for: the values are those of the option tables. */
export interface ServiceChargeInput {
  category: PropertyCategory;
  propertyType: string;
  neighbourhood: string;
  size: string;
  amenities: readonly string[];
}

/** Whole naira. */
export interface ServiceChargeEstimate {
  annual: number;
  monthly: number;
}

/** The types of each category and their base. */
export const SERVICE_CHARGE_TYPES: Record<PropertyCategory, readonly ServiceChargeType[]> = {
  Residential: [
    { value: 'apartment', label: 'Apartment', base: 750_000 },
    { value: 'semi-detached', label: 'Semi-detached', base: 1_200_000 },
    { value: 'detached', label: 'Detached', base: 1_800_000 },
    { value: 'terrace', label: 'Terrace', base: 900_000 },
    { value: 'bungalow', label: 'Bungalow', base: 1_300_000 },
    { value: 'studio', label: 'Studio', base: 600_000 },
    { value: 'flat', label: 'Flat', base: 750_000 },
    { value: 'maisonette', label: 'Maisonette', base: 1_100_000 },
  ],
  Commercial: [
    { value: 'office-space', label: 'Office space', base: 2_200_000 },
    { value: 'retail-shop', label: 'Retail shop', base: 1_800_000 },
    { value: 'warehouse', label: 'Warehouse', base: 1_500_000 },
    { value: 'industrial', label: 'Industrial', base: 2_500_000 },
    { value: 'mixed-use', label: 'Mixed-use', base: 2_000_000 },
  ],
};

/** The base of a type that the table does not have, in naira a year. */
export const DEFAULT_SERVICE_CHARGE_BASE: Record<PropertyCategory, number> = {
  Residential: 150_000,
  Commercial: 200_000,
};

/** The neighbourhoods and their multiplier. */
export const SERVICE_CHARGE_NEIGHBOURHOODS: readonly ServiceChargeFactor[] = [
  { value: 'lekki', label: 'Lekki', multiplier: 2.2 },
  { value: 'ikoyi', label: 'Ikoyi', multiplier: 3 },
  { value: 'victoria-island', label: 'Victoria Island', multiplier: 2.8 },
  { value: 'mainland', label: 'Lagos Mainland', multiplier: 1.2 },
  { value: 'ikeja', label: 'Ikeja', multiplier: 1.8 },
  { value: 'ajah', label: 'Ajah', multiplier: 1.6 },
  { value: 'gbagada', label: 'Gbagada', multiplier: 1.5 },
  { value: 'yaba', label: 'Yaba', multiplier: 1.7 },
  { value: 'surulere', label: 'Surulere', multiplier: 1.4 },
  { value: 'other', label: 'Somewhere else', multiplier: 1.2 },
];

/** The sizes of each category and their multiplier (the square metres are ours). */
export const SERVICE_CHARGE_SIZES: Record<PropertyCategory, readonly ServiceChargeFactor[]> = {
  Residential: [
    { value: 'small', label: 'Small (under 100 sqm)', multiplier: 0.8 },
    { value: 'medium', label: 'Medium (100 to 199 sqm)', multiplier: 1.2 },
    { value: 'large', label: 'Large (200 to 349 sqm)', multiplier: 1.6 },
    { value: 'xlarge', label: 'Extra large (350 sqm and above)', multiplier: 2.2 },
  ],
  Commercial: [
    { value: 'small', label: 'Small (under 100 sqm)', multiplier: 0.8 },
    { value: 'medium', label: 'Medium (100 to 299 sqm)', multiplier: 1.4 },
    { value: 'large', label: 'Large (300 to 999 sqm)', multiplier: 2 },
    { value: 'xlarge', label: 'Extra large (1,000 sqm and above)', multiplier: 3 },
  ],
};

/** The amenities and their yearly cost. */
export const SERVICE_CHARGE_AMENITIES: readonly ServiceChargeAmenity[] = [
  { value: 'swimming-pool', label: 'Swimming pool', annual: 350_000, commercialOnly: false },
  { value: 'gym', label: 'Gym', annual: 280_000, commercialOnly: false },
  { value: 'playground', label: 'Playground', annual: 150_000, commercialOnly: false },
  { value: 'security', label: 'Security', annual: 450_000, commercialOnly: false },
  { value: 'backup-power', label: 'Backup power', annual: 550_000, commercialOnly: false },
  { value: 'elevator', label: 'Elevator', annual: 400_000, commercialOnly: false },
  { value: 'conference-room', label: 'Conference room', annual: 300_000, commercialOnly: true },
  { value: 'parking-garage', label: 'Parking garage', annual: 380_000, commercialOnly: true },
  { value: 'cafeteria', label: 'Cafeteria', annual: 250_000, commercialOnly: true },
];

function multiplierOf(factors: readonly ServiceChargeFactor[], value: string): number {
  const factor = factors.find((entry) => entry.value === value);
  if (!factor) throw new RangeError(`no service charge multiplier for '${value}'`);
  return factor.multiplier;
}

/**
 * Estimates a service charge in whole naira (TOOL-2): base x neighbourhood x size + amenities
 * a year, and a twelfth of it a month. Each amenity counts once, and one that the category does
 * not offer counts nothing: a tick may outlive a change of category.
 *
 * @throws RangeError when the neighbourhood or the size is not in its table, so also when blank.
 */
export function estimateServiceCharge(input: ServiceChargeInput): ServiceChargeEstimate {
  const { category } = input;
  const type = SERVICE_CHARGE_TYPES[category].find((entry) => entry.value === input.propertyType);
  const base = type?.base ?? DEFAULT_SERVICE_CHARGE_BASE[category];
  const neighbourhood = multiplierOf(SERVICE_CHARGE_NEIGHBOURHOODS, input.neighbourhood);
  const size = multiplierOf(SERVICE_CHARGE_SIZES[category], input.size);
  let amenities = 0;
  for (const amenity of SERVICE_CHARGE_AMENITIES) {
    const offered = category === 'Commercial' || !amenity.commercialOnly;
    if (offered && input.amenities.includes(amenity.value)) amenities += amenity.annual;
  }
  // Always whole naira on paper: rounding only takes off what 2.2 x 1.2 leaves in binary.
  const annual = Math.round(base * neighbourhood * size) + amenities;
  return { annual, monthly: Math.round(annual / 12) };
}

/** Whether enough is chosen for an estimate: the type, the neighbourhood and the size. */
export function isComplete(input: ServiceChargeInput): boolean {
  return input.propertyType !== '' && input.neighbourhood !== '' && input.size !== '';
}

/** The input that an address holds; what is none of the options counts as not chosen. */
export function inputFromAddress(
  brought: Partial<Record<keyof ServiceChargeInput, string>>,
): ServiceChargeInput {
  const category = brought.category === 'Commercial' ? 'Commercial' : 'Residential';
  const known = (options: readonly { value: string }[], value = '') =>
    options.some((option) => option.value === value) ? value : '';
  return {
    category,
    propertyType: known(SERVICE_CHARGE_TYPES[category], brought.propertyType),
    neighbourhood: known(SERVICE_CHARGE_NEIGHBOURHOODS, brought.neighbourhood),
    size: known(SERVICE_CHARGE_SIZES[category], brought.size),
    amenities: (brought.amenities ?? '')
      .split(',')
      .filter((value) => known(SERVICE_CHARGE_AMENITIES, value) !== ''),
  };
}
