import type { PropertyType } from '../../contract/listing/property-options';
import type { SearchType } from '../../contract/search/search-options';

/** Property types a search word stands for; `titleWord` narrows where the stored type is too wide. */
type SearchTypeRule = { types: PropertyType[]; titleWord?: string };

const HOUSES: PropertyType[] = ['Detached', 'Semi detached', 'Terrace', 'Bungalow', 'Maisonette'];

const RULES: Record<SearchType, SearchTypeRule> = {
  House: { types: HOUSES },
  'Flat/Apartment': { types: ['Apartment', 'Flat', 'Studio', 'Maisonette'] },
  Apartment: { types: ['Apartment', 'Flat', 'Studio'] },
  'Semi detached': { types: ['Semi detached'] },
  Detached: { types: ['Detached'] },
  Bungalow: { types: ['Bungalow'] },
  Terrace: { types: ['Terrace'] },
  // 'Duplex' is no type of its own on the form: Nigerian titles say it of any two-storey house.
  Duplex: { types: HOUSES, titleWord: 'duplex' },
  Land: { types: ['Land'] },
  'Office Space': { types: ['Office Space', 'Coworking Space'] },
  'Retail Shop': { types: ['Retail Space'] },
  Warehouse: { types: ['Warehouse'] },
  Industrial: { types: ['Industrial', 'Warehouse'] },
  'Mixed-Use': { types: ['Office Space', 'Retail Space'], titleWord: 'mixed' },
  'Commercial Land': { types: ['Commercial Land'] },
};

/** The rule behind a type chosen in the filters (RES-8). */
export function searchTypeRule(type: SearchType): SearchTypeRule {
  return RULES[type];
}
