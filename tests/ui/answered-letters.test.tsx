import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MessageRecord } from '../../src/db/records';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { narrowScreen } from '../support/narrow-screen';
import { phoneOf, renderScreen } from '../support/render-screen';

const LETTERS = '/dashboard/messages';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const on = (scope: HTMLElement, name: string) => within(scope).getByRole('button', { name });
const mine = { sentByMe: true, createdAt: '2026-05-01T09:00:00.000Z' };
const long = `Is it still available? How much last? ${'Please send a video. '.repeat(8)}My number na 08030000000`;

async function agentWith(...parts: Partial<MessageRecord>[]) {
  const as = madePerson('agent');
  await phoneOf(as).messages.bulkPut(parts.map((part) => madeMessage(as, part)));
  return renderScreen(LETTERS, { as });
}

describe('[AMSG-1] the answer to a letter', () => {
  test('is written below what it answers, a long letter behind one tap', async () => {
    narrowScreen();
    const { person } = await agentWith({ content: long, subject: 'Enquiry' });
    await person.click(on(await screen.findByRole('article'), 'Harmattan Homes'));
    await person.click(on(await dialog('Harmattan Homes'), 'Reply'));
    const reply = await dialog('Reply');
    const asked = within(reply).getByRole('blockquote');
    expect(asked.textContent).toBe(`${long.slice(0, 100)}…`);
    await person.click(on(reply, 'Read more'));
    expect(asked.textContent).toBe(long);
    await person.click(on(reply, 'Read less'));
    expect(asked.textContent).toBe(`${long.slice(0, 100)}…`);
  });

  test('shows a short letter whole', async () => {
    const { person } = await agentWith({ content: 'Is there a borehole?' });
    await person.click(on(await screen.findByRole('article'), 'Reply'));
    const reply = await dialog('Reply');
    expect(within(reply).getByRole('blockquote').textContent).toBe('Is there a borehole?');
    expect(within(reply).queryByRole('button', { name: 'Read more' })).toBeNull();
  });
});

describe.each([
  ['phone', true],
  ['laptop', false],
])('[AMSG-1] on a %s', (_, narrow) => {
  test('a letter that was answered says so, one that came after does not', async () => {
    if (narrow) narrowScreen();
    await agentWith(
      { content: 'Is it free?', readStatus: true },
      { ...mine, content: 'It is.' },
      { content: 'And the agency fee?', createdAt: '2026-05-01T10:00:00.000Z' },
      {
        ...mine,
        content: 'About another home.',
        propertyId: 'c3c8f5a8-64f0-4a44-8a53-4bd2f3d6a002',
        createdAt: '2026-05-01T11:00:00.000Z',
      },
    );
    const of = async (words: string) =>
      (await screen.findAllByRole('article')).find(({ textContent }) =>
        textContent?.includes(words),
      )?.textContent;
    expect(await of('Is it free?')).toContain('Answered');
    expect(await of('And the agency fee?')).not.toContain('Answered');
    expect(await of('It is.')).not.toContain('Answered');
  });

  test('a letter whose answer has not reached anybody does not say so', async () => {
    if (narrow) narrowScreen();
    await agentWith(
      { content: 'Is it free?', readStatus: true },
      { ...mine, content: 'It is.', onServer: false },
    );
    for (const article of await screen.findAllByRole('article'))
      expect(article.textContent).not.toContain('Answered');
  });
});
