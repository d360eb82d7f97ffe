import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LinkedText } from '../../src/components/linked-text';
import { searchQuestions } from '../../src/domain/faq/search-questions';

const ANSWER = [
  'See ',
  { text: 'our plans', to: '/pricing' },
  ' and ',
  { text: 'the law', to: 'https://law.example' },
];

test('a paragraph has its links where they were written', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <LinkedText text={ANSWER} />
    </StaticRouter>,
  );
  expect(html).toMatch(
    /^See <a href="\/pricing"[^>]*>our plans<\/a> and <a href="https:\/\/law.example">the law<\/a>$/,
  );
});

test('[FAQ-1] the search reads over a link, and not its address', () => {
  const tabs = [
    { id: 'a', name: 'A', questions: [{ id: 'b', question: 'What?', answer: ANSWER }] },
  ];
  expect(searchQuestions(tabs, 'our plans AND the law')).toHaveLength(1);
  expect(searchQuestions(tabs, 'pricing')).toEqual([]);
});
