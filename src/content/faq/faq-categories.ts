import type { FaqCategory } from './faq-category';
import general from './general.md?faq';
import legal from './legal.md?faq';
import listings from './listings.md?faq';
import payments from './payments.md?faq';
import pricing from './pricing.md?faq';

/** Every question of the FAQ, in the order of the tabs. Ids are unique across all tabs. */
export const FAQ_CATEGORIES: readonly FaqCategory[] = [general, pricing, listings, legal, payments];
