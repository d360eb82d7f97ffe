import { expect, test } from 'vitest';
import { PROPERTY_TYPES } from '../../src/contract/listing/property-options';
import { SEARCH_TYPES } from '../../src/contract/search/search-options';
import { readListingText, sure } from '../../src/domain/listing-text/read-listing-text';
import { searchTypeRule } from '../../src/domain/search/search-type-rule';

test.each(PROPERTY_TYPES)('[RES-8] a %s is found by a search for a type', (type) => {
  const found = SEARCH_TYPES.filter((one) => {
    const { types, titleWord } = searchTypeRule(one);
    return types.includes(type) && titleWord === undefined;
  });
  expect(found).not.toEqual([]);
});

test.each(PROPERTY_TYPES)('[IMP-1] a %s is read by its own name', (type) => {
  const read = readListingText({ title: `${type} in Yaba`, description: '', price: null });
  expect(sure(read.type)?.type).toBe(type);
});
