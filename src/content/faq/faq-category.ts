import type { ContentText } from '../content-text';

/** The five tabs of the FAQ, each with a file of its name. */
export const FAQ_CATEGORY_IDS = ['general', 'pricing', 'listings', 'legal', 'payments'] as const;
export type FaqCategoryId = (typeof FAQ_CATEGORY_IDS)[number];

/** One question with its answer. */
export type FaqQuestion = { id: string; question: string; answer: ContentText };

/** One tab of the FAQ. */
export type FaqCategory = { id: FaqCategoryId; name: string; questions: FaqQuestion[] };
