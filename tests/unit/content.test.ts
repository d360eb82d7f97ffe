import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLE_SUMMARIES } from '../../src/content/blog/article-summaries';
import { drawingOf } from '../../src/content/blog/drawing-of';
import { findArticle } from '../../src/content/blog/find-article';
import { FAQ_CATEGORIES } from '../../src/content/faq/faq-categories';
import type { LegalDocument } from '../../src/content/legal/legal-document';
import privacyPolicy from '../../src/content/legal/privacy-policy.md?legal';
import terms from '../../src/content/legal/terms.md?legal';
import { ARTICLE_IDS } from '../../src/contract/article-ids';
import { plainText } from '../../src/domain/format/plain-text';
import { searchQuestions } from '../../src/domain/faq/search-questions';

describe('blog', () => {
  test('[BLOG-1] nine articles are listed, two of them featured, and the tenth is in the store', () => {
    const listed = ARTICLE_SUMMARIES.filter((entry) => entry.listed);
    expect(listed.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(listed.filter(({ featured }) => featured)).toHaveLength(2);
    expect(ARTICLE_SUMMARIES.map(({ id }) => id)).toEqual(ARTICLE_IDS);
    expect(ARTICLE_IDS).toContain(10);
    for (const category of ['advice', 'market-insights', 'trends', 'investment'])
      expect(listed.some((entry) => entry.category === category)).toBe(true);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('[BLOG-2] article %i is written in full', (id) => {
    const article = findArticle(id);
    const words =
      article?.content
        .map(({ text }) => plainText(text))
        .join(' ')
        .split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(article?.readTime).toBeGreaterThanOrEqual(6);
    expect(article?.readTime).toBeLessThanOrEqual(12);
    expect(existsSync(join('public', drawingOf(id)))).toBe(true);
  });

  test('an unknown article is null', () => expect(findArticle(11)).toBeNull());
});

describe('FAQ', () => {
  test('[FAQ-1] has its five tabs, each with eight questions or more', () => {
    expect(FAQ_CATEGORIES.map(({ name }) => name)).toEqual([
      'General Questions',
      'Pricing & Plans',
      'Property Listings',
      'Legal & Documentation',
      'Payments & Security',
    ]);
    const files = readdirSync('src/content/faq').filter((name) => name.endsWith('.md'));
    expect(files.toSorted()).toEqual(FAQ_CATEGORIES.map(({ id }) => `${id}.md`).toSorted());
    for (const { questions } of FAQ_CATEGORIES) expect(questions.length).toBeGreaterThanOrEqual(8);
    const ids = FAQ_CATEGORIES.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    'Boosts run 7 days',
    'up to 24 hours',
    '10% discount',
    'Upgrades are prorated',
    'next billing cycle',
    'bank transfer',
    'up to 10 photos',
  ])('[FAQ-2] states: %s', (statement) => {
    expect(searchQuestions(FAQ_CATEGORIES, statement)).not.toEqual([]);
  });

  test('[FAQ-1] the search reads question and answer in any case, and a blank finds nothing', () => {
    const [hit] = searchQuestions(FAQ_CATEGORIES, 'WHAT IS A BOOST');
    expect(hit?.question.id).toBe('what-is-boost');
    expect(hit?.category.name).toBe('Pricing & Plans');
    expect(searchQuestions(FAQ_CATEGORIES, '   ')).toEqual([]);
    expect(searchQuestions(FAQ_CATEGORIES, 'zzzz')).toEqual([]);
  });
});

const textOf = (document: LegalDocument) =>
  document.sections.flatMap((section) => section.paragraphs.map(plainText)).join(' ');

test.each([
  '18 or older',
  'Nigerian law',
  'sister companies',
  'Duplicate listings may be removed',
  'Fees are non-refundable',
])('[LEGAL-1] the terms state: %s', (statement) => expect(textOf(terms)).toContain(statement));

test.each(['18 or older', 'Nigeria Data Protection Act', 'sister companies'])(
  '[LEGAL-1] the privacy policy states: %s',
  (statement) => expect(textOf(privacyPolicy)).toContain(statement),
);
