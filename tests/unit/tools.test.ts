import { describe, expect, test } from 'vitest';
import type { PropertyCategory } from '../../src/contract/listing/property-options';
import { costCrossing } from '../../src/domain/tools/cost-crossing';
import { MAX_YEARS, type RentVsBuyInput, rentVsBuy } from '../../src/domain/tools/rent-vs-buy';
import { SCAM_FLAG_GROUPS, scamScore } from '../../src/domain/tools/scam-score';
import {
  DEFAULT_SERVICE_CHARGE_BASE,
  estimateServiceCharge,
  SERVICE_CHARGE_AMENITIES,
  SERVICE_CHARGE_NEIGHBOURHOODS,
  SERVICE_CHARGE_SIZES,
  SERVICE_CHARGE_TYPES,
} from '../../src/domain/tools/service-charge';

describe('rent vs buy', () => {
  const home: RentVsBuyInput = {
    yearlyRent: 1_000_000,
    rentIncreasePercent: 10,
    yearlyServiceChargeRent: 100_000,
    cautionFee: 200_000,
    propertyPrice: 20_000_000,
    yearlyMaintenance: 300_000,
    yearlyTax: 100_000,
    yearlyServiceChargeBuy: 200_000,
    appreciationPercent: 5,
    years: 3,
  };
  const nothing: RentVsBuyInput = {
    yearlyRent: 0,
    rentIncreasePercent: 0,
    yearlyServiceChargeRent: 0,
    cautionFee: 0,
    propertyPrice: 0,
    yearlyMaintenance: 0,
    yearlyTax: 0,
    yearlyServiceChargeBuy: 0,
    appreciationPercent: 0,
    years: 2,
  };

  test('[TOOL-1] works out the example that favours buying, year by year', () => {
    // Rent: 1,000,000 + 1,100,000 + 1,210,000 = 3,310,000; service 3 x 100,000; caution 200,000.
    // Buying: 20,000,000 + 3 x (300,000 + 100,000 + 200,000) = 21,800,000.
    // Value: 21,000,000, then 22,050,000, then 23,152,500.
    // Net: 21,800,000 - 23,152,500 = -1,352,500; savings 3,810,000 + 1,352,500.
    expect(rentVsBuy(home)).toEqual({
      totalRent: 3_810_000,
      totalBuy: 21_800_000,
      finalValue: 23_152_500,
      netBuy: -1_352_500,
      recommendation: 'buy',
      savings: 5_162_500,
      years: [
        // 200,000 + 1,000,000 + 100,000; 20,600,000 - 21,000,000
        { year: 1, rentTotal: 1_300_000, buyNet: -400_000 },
        // + 1,100,000 + 100,000; 21,200,000 - 22,050,000
        { year: 2, rentTotal: 2_500_000, buyNet: -850_000 },
        // + 1,210,000 + 100,000; 21,800,000 - 23,152,500
        { year: 3, rentTotal: 3_810_000, buyNet: -1_352_500 },
      ],
    });
  });

  test('[TOOL-1] works out the example that favours renting, with absolute savings', () => {
    // Rent: 2 x 500,000 = 1,000,000. Buying: 50,000,000 + 2 x 3,000,000 = 56,000,000.
    // Value: 51,000,000, then 52,020,000. Net: 56,000,000 - 52,020,000 = 3,980,000.
    // Savings: 3,980,000 - 1,000,000.
    const result = rentVsBuy({
      ...nothing,
      yearlyRent: 500_000,
      propertyPrice: 50_000_000,
      yearlyMaintenance: 3_000_000,
      appreciationPercent: 2,
    });
    expect(result).toMatchObject({
      totalRent: 1_000_000,
      totalBuy: 56_000_000,
      finalValue: 52_020_000,
      netBuy: 3_980_000,
      recommendation: 'rent',
      savings: 2_980_000,
    });
  });

  test('[TOOL-1] the rent grows only after the first year', () => {
    const rent = { ...nothing, yearlyRent: 1_000_000, rentIncreasePercent: 50 };
    expect(rentVsBuy({ ...rent, years: 1 }).totalRent).toBe(1_000_000);
    // 1,000,000 + 1,500,000
    expect(rentVsBuy({ ...rent, years: 2 }).totalRent).toBe(2_500_000);
    // + 2,250,000: half of 1,500,000 more, not half of the first rent
    expect(rentVsBuy({ ...rent, years: 3 }).totalRent).toBe(4_750_000);
  });

  test('[TOOL-1] the service charge of renting stays and the caution fee counts once', () => {
    const charges = { ...nothing, rentIncreasePercent: 50, years: 4 };
    expect(rentVsBuy({ ...charges, yearlyServiceChargeRent: 100 }).totalRent).toBe(400);
    expect(rentVsBuy({ ...charges, cautionFee: 100 }).totalRent).toBe(100);
  });

  test.each(['yearlyMaintenance', 'yearlyTax', 'yearlyServiceChargeBuy'] as const)(
    '[TOOL-1] %s adds to buying every year without growing',
    (cost) => {
      const result = rentVsBuy({ ...nothing, [cost]: 100, appreciationPercent: 50, years: 4 });
      expect(result).toMatchObject({ totalBuy: 400, netBuy: 400, totalRent: 0 });
    },
  );

  test('[TOOL-1] the property appreciates compounding and may lose value', () => {
    const price = { ...nothing, propertyPrice: 10_000_000 };
    // 10,000,000, 11,000,000, 12,100,000: not 12,000,000
    expect(rentVsBuy({ ...price, appreciationPercent: 10 }).finalValue).toBe(12_100_000);
    // 10,000,000, 9,000,000, 8,100,000: the loss of 1,900,000 is the cost of buying
    expect(rentVsBuy({ ...price, appreciationPercent: -10 })).toMatchObject({
      finalValue: 8_100_000,
      netBuy: 1_900_000,
      recommendation: 'rent',
    });
  });

  test('[TOOL-1] takes fractions of a percent', () => {
    // 10,000,000 x 1.025 = 10,250,000, x 1.025 = 10,506,250
    const result = rentVsBuy({ ...nothing, propertyPrice: 10_000_000, appreciationPercent: 2.5 });
    expect(result.finalValue).toBe(10_506_250);
  });

  test('[TOOL-1] recommends buying only when it costs less', () => {
    // Net of buying: 10,000,000 + 2,000,000 - 11,000,000 = 1,000,000.
    const buy = {
      ...nothing,
      propertyPrice: 10_000_000,
      yearlyTax: 2_000_000,
      appreciationPercent: 10,
      years: 1,
    };
    const at = (yearlyRent: number) => {
      const { recommendation, savings } = rentVsBuy({ ...buy, yearlyRent });
      return { recommendation, savings };
    };
    expect(at(999_999)).toEqual({ recommendation: 'rent', savings: 1 });
    expect(at(1_000_000)).toEqual({ recommendation: 'rent', savings: 0 });
    expect(at(1_000_001)).toEqual({ recommendation: 'buy', savings: 1 });
  });

  test('[TOOL-1] the curves have one point a year and end at the totals', () => {
    const result = rentVsBuy({ ...home, years: 30 });
    expect(result.years.map((point) => point.year)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(result.years.at(-1)).toEqual({
      year: 30,
      rentTotal: result.totalRent,
      buyNet: result.netBuy,
    });
    // 1,000,000 x (1.1^30 - 1) / 0.1 = 164,494,022.69 of rent, 30 x 100,000 and 200,000
    expect(result.totalRent).toBeCloseTo(167_694_022.69, 2);
    // 20,000,000 x 1.05^30 = 86,438,847.50
    expect(result.finalValue).toBeCloseTo(86_438_847.5, 2);
  });

  test('[TOOL-1] no years leave what is paid up front', () => {
    expect(rentVsBuy({ ...home, years: 0 })).toEqual({
      totalRent: 200_000,
      totalBuy: 20_000_000,
      finalValue: 20_000_000,
      netBuy: 0,
      recommendation: 'buy',
      savings: 200_000,
      years: [],
    });
  });

  test('[TOOL-1] refuses years that cannot be compared', () => {
    expect(rentVsBuy({ ...home, years: MAX_YEARS }).years).toHaveLength(100);
    for (const years of [-1, 2.5, MAX_YEARS + 1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => rentVsBuy({ ...home, years })).toThrow(RangeError);
    }
  });
});

describe('service charge', () => {
  const RESIDENTIAL_BASES: [string, number][] = [
    ['apartment', 750_000],
    ['semi-detached', 1_200_000],
    ['detached', 1_800_000],
    ['terrace', 900_000],
    ['bungalow', 1_300_000],
    ['studio', 600_000],
    ['flat', 750_000],
    ['maisonette', 1_100_000],
  ];
  const COMMERCIAL_BASES: [string, number][] = [
    ['office-space', 2_200_000],
    ['retail-shop', 1_800_000],
    ['warehouse', 1_500_000],
    ['industrial', 2_500_000],
    ['mixed-use', 2_000_000],
  ];
  // The annual charge of a studio (600,000) of large size (1.6): 960,000 x the multiplier.
  const NEIGHBOURHOODS: [string, number, number][] = [
    ['lekki', 2.2, 2_112_000],
    ['ikoyi', 3, 2_880_000],
    ['victoria-island', 2.8, 2_688_000],
    ['mainland', 1.2, 1_152_000],
    ['ikeja', 1.8, 1_728_000],
    ['ajah', 1.6, 1_536_000],
    ['gbagada', 1.5, 1_440_000],
    ['yaba', 1.7, 1_632_000],
    ['surulere', 1.4, 1_344_000],
    ['other', 1.2, 1_152_000],
  ];
  // The annual charge in Ikoyi (3) of a studio (1,800,000) or a warehouse (4,500,000).
  const SIZES: [PropertyCategory, string, number, number][] = [
    ['Residential', 'small', 0.8, 1_440_000],
    ['Residential', 'medium', 1.2, 2_160_000],
    ['Residential', 'large', 1.6, 2_880_000],
    ['Residential', 'xlarge', 2.2, 3_960_000],
    ['Commercial', 'small', 0.8, 3_600_000],
    ['Commercial', 'medium', 1.4, 6_300_000],
    ['Commercial', 'large', 2, 9_000_000],
    ['Commercial', 'xlarge', 3, 13_500_000],
  ];
  const AMENITIES: [string, number, boolean][] = [
    ['swimming-pool', 350_000, false],
    ['gym', 280_000, false],
    ['playground', 150_000, false],
    ['security', 450_000, false],
    ['backup-power', 550_000, false],
    ['elevator', 400_000, false],
    ['conference-room', 300_000, true],
    ['parking-garage', 380_000, true],
    ['cafeteria', 250_000, true],
  ];
  const EVERY_AMENITY = AMENITIES.map(([value]) => value);
  const studio = {
    category: 'Residential',
    propertyType: 'studio',
    neighbourhood: 'ikoyi',
    size: 'small',
    amenities: [],
  } as const;
  const warehouse = { ...studio, category: 'Commercial', propertyType: 'warehouse' } as const;

  test('[TOOL-2] works out a flat in Lekki', () => {
    // 750,000 x 2.2 x 1.2 = 1,980,000; + 450,000 + 550,000 = 2,980,000; / 12 = 248,333.33
    expect(
      estimateServiceCharge({
        category: 'Residential',
        propertyType: 'flat',
        neighbourhood: 'lekki',
        size: 'medium',
        amenities: ['security', 'backup-power'],
      }),
    ).toEqual({ annual: 2_980_000, monthly: 248_333 });
  });

  test('[TOOL-2] works out an office on Victoria Island', () => {
    // 2,200,000 x 2.8 x 2 = 12,320,000; + 400,000 + 380,000 = 13,100,000; / 12 = 1,091,666.67
    expect(
      estimateServiceCharge({
        category: 'Commercial',
        propertyType: 'office-space',
        neighbourhood: 'victoria-island',
        size: 'large',
        amenities: ['elevator', 'parking-garage'],
      }),
    ).toEqual({ annual: 13_100_000, monthly: 1_091_667 });
  });

  test.each(RESIDENTIAL_BASES)('[TOOL-2] residential %s starts from %d', (propertyType, base) => {
    const estimate = estimateServiceCharge({ ...studio, propertyType });
    // Ikoyi 3 x small 0.8 = 2.4 = 12 / 5
    expect(estimate).toEqual({ annual: (base / 5) * 12, monthly: base / 5 });
  });

  test.each(COMMERCIAL_BASES)('[TOOL-2] commercial %s starts from %d', (propertyType, base) => {
    const estimate = estimateServiceCharge({ ...warehouse, propertyType });
    expect(estimate).toEqual({ annual: (base / 5) * 12, monthly: base / 5 });
  });

  test('[TOOL-2] a type of no base starts from the default of its category', () => {
    expect(DEFAULT_SERVICE_CHARGE_BASE).toEqual({ Residential: 150_000, Commercial: 200_000 });
    // 150,000 x 2.4 and 200,000 x 2.4
    expect(estimateServiceCharge({ ...studio, propertyType: 'land' }).annual).toBe(360_000);
    expect(estimateServiceCharge({ ...warehouse, propertyType: 'land' }).annual).toBe(480_000);
    // The other category's type is none of this one's.
    expect(estimateServiceCharge({ ...studio, propertyType: 'warehouse' }).annual).toBe(360_000);
    expect(estimateServiceCharge({ ...warehouse, propertyType: 'studio' }).annual).toBe(480_000);
  });

  test.each(NEIGHBOURHOODS)('[TOOL-2] %s multiplies by %d', (neighbourhood, _, annual) => {
    expect(estimateServiceCharge({ ...studio, size: 'large', neighbourhood }).annual).toBe(annual);
  });

  test.each(SIZES)('[TOOL-2] %s %s multiplies by %d', (category, size, _, annual) => {
    const property = category === 'Residential' ? studio : warehouse;
    expect(estimateServiceCharge({ ...property, size }).annual).toBe(annual);
  });

  test.each(AMENITIES)('[TOOL-2] %s adds %d a year', (amenity, annual, commercialOnly) => {
    // Without amenities: the studio 1,440,000, the warehouse 3,600,000.
    const amenities = [amenity];
    expect(estimateServiceCharge({ ...studio, amenities }).annual).toBe(
      1_440_000 + (commercialOnly ? 0 : annual),
    );
    expect(estimateServiceCharge({ ...warehouse, amenities }).annual).toBe(3_600_000 + annual);
  });

  test('[TOOL-2] adds up all amenities, the last three for commercial property only', () => {
    // 350 + 280 + 150 + 450 + 550 + 400 = 2,180 thousand; + 300 + 380 + 250 = 3,110 thousand
    expect(estimateServiceCharge({ ...studio, amenities: EVERY_AMENITY })).toEqual({
      annual: 3_620_000,
      // 301,666.67
      monthly: 301_667,
    });
    expect(estimateServiceCharge({ ...warehouse, amenities: EVERY_AMENITY })).toEqual({
      annual: 6_710_000,
      // 559,166.67
      monthly: 559_167,
    });
  });

  test('[TOOL-2] counts an amenity once and an unknown one not at all', () => {
    const amenities = ['gym', 'gym', 'helipad'];
    expect(estimateServiceCharge({ ...studio, amenities }).annual).toBe(1_720_000);
  });

  test('[TOOL-2] refuses a neighbourhood or size that is not chosen', () => {
    expect(() => estimateServiceCharge({ ...studio, neighbourhood: '' })).toThrow(RangeError);
    expect(() => estimateServiceCharge({ ...studio, size: '' })).toThrow(RangeError);
  });

  test('[TOOL-2] offers exactly the options of the specification, each with its own label', () => {
    const bases = (category: PropertyCategory) =>
      SERVICE_CHARGE_TYPES[category].map(({ value, base }) => [value, base]);
    expect(bases('Residential')).toEqual(RESIDENTIAL_BASES);
    expect(bases('Commercial')).toEqual(COMMERCIAL_BASES);
    expect(
      SERVICE_CHARGE_NEIGHBOURHOODS.map(({ value, multiplier }) => [value, multiplier]),
    ).toEqual(NEIGHBOURHOODS.map(([value, multiplier]) => [value, multiplier]));
    const sizes = (category: PropertyCategory) =>
      SERVICE_CHARGE_SIZES[category].map(({ value, multiplier }) => [category, value, multiplier]);
    expect([...sizes('Residential'), ...sizes('Commercial')]).toEqual(
      SIZES.map(([category, value, multiplier]) => [category, value, multiplier]),
    );
    expect(
      SERVICE_CHARGE_AMENITIES.map(({ value, annual, commercialOnly }) => [
        value,
        annual,
        commercialOnly,
      ]),
    ).toEqual(AMENITIES);
    const tables = [
      SERVICE_CHARGE_TYPES.Residential,
      SERVICE_CHARGE_TYPES.Commercial,
      SERVICE_CHARGE_NEIGHBOURHOODS,
      SERVICE_CHARGE_SIZES.Residential,
      SERVICE_CHARGE_SIZES.Commercial,
      SERVICE_CHARGE_AMENITIES,
    ];
    for (const table of tables) {
      expect(new Set(table.map((option) => option.label)).size).toBe(table.length);
    }
  });

  test('[TOOL-2] the annual charge is whole naira for every choice', () => {
    for (const category of ['Residential', 'Commercial'] as const) {
      for (const { value: propertyType, base } of SERVICE_CHARGE_TYPES[category]) {
        for (const near of SERVICE_CHARGE_NEIGHBOURHOODS) {
          for (const size of SERVICE_CHARGE_SIZES[category]) {
            // In tenths, which are whole numbers.
            const tenths = Math.round(near.multiplier * 10) * Math.round(size.multiplier * 10);
            const annual = (base / 100) * tenths;
            expect(
              estimateServiceCharge({
                category,
                propertyType,
                neighbourhood: near.value,
                size: size.value,
                amenities: [],
              }),
            ).toEqual({ annual, monthly: Math.round(annual / 12) });
          }
        }
      }
    }
  });
});

describe('scam score', () => {
  const flags = SCAM_FLAG_GROUPS.flatMap((group) => group.flags);

  /** The ids of so many flags of weight 5, 4, 3 and 2, of those that do not decide by themselves. */
  function pick(fives: number, fours: number, threes: number, twos: number): string[] {
    const ofWeight = (weight: number, count: number) => {
      const found = flags
        .filter((flag) => flag.weight === weight && scamScore([flag.id]).decisive.length === 0)
        .slice(0, count);
      expect(found).toHaveLength(count);
      return found.map((flag) => flag.id);
    };
    return [
      ...ofWeight(5, fives),
      ...ofWeight(4, fours),
      ...ofWeight(3, threes),
      ...ofWeight(2, twos),
    ];
  }

  test('[TOOL-3] has 25 red flags in 5 groups', () => {
    expect(SCAM_FLAG_GROUPS.map((group) => [group.id, group.flags.length])).toEqual([
      ['pricing', 5],
      ['listing', 5],
      ['agent', 5],
      ['viewings', 5],
      ['communication', 5],
    ]);
    expect(new Set(flags.map((flag) => flag.id)).size).toBe(25);
    expect(new Set(flags.map((flag) => flag.text)).size).toBe(25);
    expect(new Set(flags.map((flag) => flag.why)).size).toBe(25);
  });

  test('[TOOL-3] weights are 2 to 5 and 86 together', () => {
    // Seven of 5, four of 4, seven of 3, seven of 2: 35 + 16 + 21 + 14.
    const counts = [5, 4, 3, 2].map((weight) => flags.filter((f) => f.weight === weight).length);
    expect(counts).toEqual([7, 4, 7, 7]);
    expect(flags.reduce((sum, flag) => sum + flag.weight, 0)).toBe(86);
  });

  test('[TOOL-3] the advice of a flag is one sentence', () => {
    for (const { why } of flags) expect(why).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test.each([
    // 0
    [0, [0, 0, 0, 0], 0, 'Likely Safe'],
    // 2 x 5 + 2 x 3 = 16; 16 / 86 = 18.60
    [16, [2, 0, 2, 0], 19, 'Likely Safe'],
    // 2 x 5 + 4 + 3 = 17; 17 / 86 = 19.77, rounded before it is compared
    [17, [2, 1, 1, 0], 20, 'Low Risk'],
    // 2 x 5 + 3 x 4 + 3 x 3 + 2 = 33; 33 / 86 = 38.37
    [33, [2, 3, 3, 1], 38, 'Low Risk'],
    // 2 x 5 + 3 x 4 + 4 x 3 = 34; 34 / 86 = 39.53
    [34, [2, 3, 4, 0], 40, 'Medium Risk'],
    // All but the decisive ones: 10 + 12 + 21 + 14 = 57; 57 / 86 = 66.28
    [57, [2, 3, 7, 7], 66, 'Medium Risk'],
  ] as const)('[TOOL-3] a weight of %d of 86', (_, [fives, fours, threes, twos], score, level) => {
    expect(scamScore(pick(fives, fours, threes, twos))).toMatchObject({ score, level });
  });

  test.each([
    // 5 / 86 = 5.81 and 4 / 86 = 4.65
    ['pay-before-inspection', 6],
    ['owner-abroad-story', 5],
    ['inspection-refused', 6],
    ['asks-for-bank-secrets', 6],
    ['unrelated-account', 6],
    ['no-proof-of-authority', 6],
  ])('[TOOL-3] %s alone is a high risk, at a score of %d', (id, score) => {
    expect(scamScore([id])).toMatchObject({ score, level: 'High Risk', decisive: [{ id }] });
  });

  test('[TOOL-3] all signs are a score of 100, and no other sign alone decides', () => {
    expect(scamScore(flags.map(({ id }) => id))).toMatchObject({ score: 100, level: 'High Risk' });
    const deciding = flags.filter(({ id }) => scamScore([id]).level !== 'Likely Safe');
    expect(deciding).toHaveLength(6);
  });

  test('[TOOL-3] every flag alone counts its weight', () => {
    // 2 / 86 = 2.33, 3 / 86 = 3.49, 4 / 86 = 4.65, 5 / 86 = 5.81
    const alone = { 2: 2, 3: 3, 4: 5, 5: 6 };
    for (const { id, weight } of flags) expect(scamScore([id]).score).toBe(alone[weight]);
  });

  test('[TOOL-3] takes a list or a set, and counts no flag twice or from nowhere', () => {
    const ids = pick(2, 0, 0, 1);
    expect(scamScore(new Set(ids))).toEqual(scamScore(ids));
    expect(scamScore([...ids, ...ids, 'no-such-flag'])).toEqual(scamScore(ids));
  });

  test('[TOOL-3] each level has its own advice', () => {
    const advice = [[], pick(2, 1, 1, 0), pick(2, 3, 4, 0), ['inspection-refused']].map(
      (ids) => scamScore(ids).advice,
    );
    expect(new Set(advice).size).toBe(4);
    for (const text of advice) expect(text).toMatch(/\.$/);
  });
});

test.each([
  // Rent and the net cost of buying, of each year from the first on.
  [
    [
      [5, 4],
      [9, 8],
    ],
    'Buying is cheaper than renting from the first year.',
  ],
  [
    [
      [5, 6],
      [9, 8],
    ],
    'Buying becomes cheaper than renting in year 2.',
  ],
  [
    [
      [5, 6],
      [9, 10],
    ],
    'Buying stays dearer than renting in every year.',
  ],
  // The caution fee lies in the first year alone.
  [
    [
      [5, 4],
      [8, 8],
      [11, 12],
    ],
    'Buying is dearer than renting from year 2 on.',
  ],
  [
    [
      [5, 6],
      [9, 8],
      [11, 12],
      [14, 13],
    ],
    'Buying becomes cheaper than renting in year 4.',
  ],
])('[TOOL-1] costs of %j: %s', (costs, sentence) => {
  const years = costs.map(([rentTotal = 0, buyNet = 0], at) => ({
    year: at + 1,
    rentTotal,
    buyNet,
  }));
  expect(costCrossing(years)).toBe(sentence);
});
