import { expect, test } from 'vitest';
import { articleFrom } from '../../scripts/content/article-from';
import { contentFiles } from '../../scripts/content/content-files';
import { ContentSource } from '../../scripts/content/content-source';
import { faqCategoryFrom } from '../../scripts/content/faq-category-from';
import { legalDocumentFrom } from '../../scripts/content/legal-document-from';

const legal = (text: string) =>
  legalDocumentFrom(new ContentSource('src/content/legal/terms.md', text));
const faq = (text: string, name = 'general') =>
  faqCategoryFrom(new ContentSource(`src/content/faq/${name}.md`, text));

const HEAD = '---\ntitle: Terms\nupdated: 2026-10-01\n---\n';

test('headings, paragraphs over several lines and links become data', () => {
  const text = `${HEAD}
## Payments & "us"

Write to hello@gida.example, see
[the plans](/pricing#yearly) \\[here\\] or [the law](https://law.example/a_b).

A second one.
`;
  expect(legal(text)).toEqual({
    title: 'Terms',
    updated: '2026-10-01',
    sections: [
      {
        heading: 'Payments & "us"',
        paragraphs: [
          [
            'Write to hello@gida.example, see ',
            { text: 'the plans', to: '/pricing#yearly' },
            ' [here] or ',
            { text: 'the law', to: 'https://law.example/a_b' },
            '.',
          ],
          'A second one.',
        ],
      },
    ],
  });
});

test('a question has its id behind it, and its answer may have a link', () => {
  const text = '---\nname: General\n---\n\n## What is Gida? {#what}\n\nA [place](/faq).\n';
  expect(faq(text)).toEqual({
    id: 'general',
    name: 'General',
    questions: [
      { id: 'what', question: 'What is Gida?', answer: ['A ', { text: 'place', to: '/faq' }, '.'] },
    ],
  });
});

const USE = 'use paragraphs, ## headings and links';

test.each([
  ['# One\n\nText.', 6, 'a heading must begin with ## (two marks): no other level is known'],
  [
    '## A\n\nOne.\n\n### B',
    10,
    'a heading must begin with ## (two marks): no other level is known',
  ],
  ['Below\n---\n\nText.', 6, 'a heading must begin with ## (two marks): no other level is known'],
  ['## [A](/faq)\n\nText.', 6, 'a heading must be plain words, without a link'],
  ['## A {#a}\n\nText.', 6, 'a heading of a legal text has no id'],
  ['Text.', 6, 'a ## heading must come before the first words'],
  ['## A\n\n## B\n\nText.', 6, 'nothing is written below "A"'],
  ['', 5, 'there is no text'],
  ['## A\n\nOne\ntwo [x](/pricin).', 9, 'the link to "/pricin" leads to no page of the app'],
  ['## A\n\n[x](/blog-post-77)', 8, 'the link to "/blog-post-77" leads to no page of the app'],
  [
    '## A\n\n[x](http://a.example)',
    8,
    'the link to "http://a.example" leads to no page of the app',
  ],
  ['## A\n\n[x](javascript:a)', 8, 'the link to "javascript:a" leads to no page of the app'],
  ['## A\n\n[*x*](/faq)', 8, 'a link must be [plain words](address) and nothing more'],
  ['## A\n\nOne\n[x](/f aq)', 9, 'a link must be [plain words](address)'],
  ['## A\n\nOne\ntwo <b>x</b>', 9, `HTML is not known here: ${USE}`],
  ['## A\n\n<div>x</div>', 8, `HTML is not known here: ${USE}`],
  ['## A\n\n- one\n- two', 8, `a list is not known here: ${USE}`],
  ['## A\n\nA **b**', 8, `bold text is not known here: ${USE}`],
  ['## A\n\n![b](/c.png)', 8, `a picture is not known here: ${USE}`],
  ['## A\n\nA\nB &copy; C', 9, 'write the character itself for &copy;'],
])('a text that no page can show is refused: %j', (text, line, words) => {
  expect(() => legal(`${HEAD}\n${text}`)).toThrow(`src/content/legal/terms.md:${line}: ${words}`);
});

test.each([
  ['title: Terms', 1, 'the file must begin with its fields between two lines ---'],
  ['---\ntitle: Terms\n---\n', 1, 'the field "updated" is missing'],
  ['---\ntitle:\n---\n', 2, '"title:" is not of the form "key: value"'],
  ['---\ntitle: A\ntitle: B\n---\n', 3, 'the field "title" is there twice'],
  ['---\ntitle: A\nupdated: 2026-02-30\n---\n', 3, 'updated is "2026-02-30": it must be a day'],
  [
    '---\ntitle: A\nupdated: 2026-02-28\nauthor: B\n---\n',
    4,
    '"author" is not a field of this text',
  ],
])('fields that are missing or wrong are refused: %j', (text, line, words) => {
  expect(() => legal(text)).toThrow(`src/content/legal/terms.md:${line}: ${words}`);
});

test.each([
  ['## A?\n\nB.', 'general', 5, 'a question must end with its id, as in {#what-is-a-boost}'],
  ['## A? {#a}\n\nB.\n\n## C? {#a}\n\nD.', 'general', 9, 'the id "a" is there twice'],
  ['## A? {#a}\n\nB.\n\nC.', 'general', 5, 'the answer must be one paragraph'],
  ['## A? {#a}\n\nB.', 'other', 1, 'the file must be named as a tab: general, pricing, listings'],
])('a question that the FAQ cannot show is refused: %j', (text, name, line, words) => {
  expect(() => faq(`---\nname: A\n---\n\n${text}`, name)).toThrow(
    `src/content/faq/${name}.md:${line}: ${words}`,
  );
});

const FIELDS = {
  title: 'A',
  excerpt: 'B: C',
  category: 'advice',
  date: '2026-09-14',
  author: 'D',
  authorRole: 'E',
  imageAlt: 'F',
  readTime: '7',
  featured: 'no',
  listed: 'yes',
};
const article = (fields: object, name = 'blog-post-1') =>
  articleFrom(
    new ContentSource(
      `src/content/blog/${name}.md`,
      `---\n${Object.entries({ ...FIELDS, ...fields })
        .map(([key, value]) => `${key}: ${value}`)
        .join('\n')}\n---\nOne.\n`,
    ),
  );

test('an article has its id from the name of its file', () => {
  expect(article({})).toEqual({
    summary: {
      ...FIELDS,
      id: 1,
      readTime: 7,
      featured: false,
      listed: true,
    },
    body: [{ type: 'paragraph', text: 'One.' }],
  });
});

test.each([
  [{ category: 'news' }, 4, 'category is "news": it must be one of advice, market-insights'],
  [{ readTime: '13' }, 9, 'readTime is "13": it must be a number from 6 to 12'],
  [{ featured: 'true' }, 10, 'featured is "true": it must be one of yes, no'],
])('an article with a wrong field is refused: %j', (fields, line, words) => {
  expect(() => article(fields)).toThrow(`src/content/blog/blog-post-1.md:${line}: ${words}`);
});

test.each(['blog-post-77', 'new-article'])('an article must be known by its id: %s', (name) => {
  expect(() => article({}, name)).toThrow(
    `src/content/blog/${name}.md:1: the file must be blog-post-<id>.md`,
  );
});

test('the build reads what an import asks for, and leaves other files alone', async () => {
  const path = `${process.cwd()}/src/content/legal/terms.md`;
  const load = contentFiles.load;
  if (typeof load !== 'function') throw new Error('the plugin has no load');
  const asked = async (id: string) => JSON.stringify(await Reflect.apply(load, {}, [id]));
  expect(await asked(`${path}?legal`)).toContain('Terms of Service');
  expect(await asked(`${path}?raw`)).toBe('null');
  await expect(asked(`${path}?summary`)).rejects.toThrow(/^src\/content\/legal\/terms.md:1: /);
});
