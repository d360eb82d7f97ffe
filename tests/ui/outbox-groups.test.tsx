import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CommandKind } from '../../src/contract/feed/commands';
import { type Command, enqueue } from '../../src/db/enqueue';
import { EMPTY_CONTENT } from '../../src/domain/property/form/empty-content';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.findByRole('article', { name });
const refusal = (message: string) => ({
  state: 'rejected' as const,
  attempts: 1,
  lastError: { code: 'invalid' as const, status: 422, message, at: 1 },
});

describe('what belongs to one listing', () => {
  const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-/;
  const duplex = () => screen.findByRole('group', { name: 'Lekki duplex' });

  /** An agent's phone with three listings, each with four photos and its publishing: six rows each. */
  async function threeListings() {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    for (const title of ['Lekki duplex', 'Yaba flat', 'Ikeja shop']) {
      const id = crypto.randomUUID();
      const content = { ...EMPTY_CONTENT, title };
      await phone.myProperties.put({
        id,
        content,
        status: 'Draft',
        version: null,
        images: [],
        createdAt: 1,
        updatedAt: 1,
      });
      await phone.transaction('rw', phone.outbox, async () => {
        const add = <Kind extends CommandKind>(command: Omit<Command<Kind>, 'before'>) =>
          enqueue(phone, { ...command, before: [] });
        await add({ kind: 'property.save', entityId: id, payload: { content, base: null } });
        for (const position of [0, 1, 2, 3])
          await add({
            kind: 'photo.add',
            entityId: crypto.randomUUID(),
            payload: { propertyId: id, position, shrunk: true },
          });
        await add({ kind: 'property.publish', entityId: id, payload: { title } });
      });
    }
    return { as, phone };
  }

  test('is one line without ids, its rows behind Details', async () => {
    const { as } = await threeListings();
    const { person } = await renderScreen('/outbox', { as });
    expect(await screen.findByRole('heading', { name: '3 waiting to be sent' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: '3 to send' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(3));
    const shown = await duplex();
    expect(shown.textContent).toBe(
      'Lekki duplexThe listing, 4 photos and publishing it, waiting for a connectionDetails',
    );
    expect(screen.getByRole('main').textContent).not.toMatch(UUID);
    expect(screen.queryByRole('article')).toBeNull();
    const details = button('Details: Lekki duplex');
    expect(details.getAttribute('aria-expanded')).toBe('false');
    await person.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    const rows = within(shown).getAllByRole('article');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      'Save listing: Lekki duplex',
      'Send photo: number 1',
      'Send photo: number 2',
      'Send photo: number 3',
      'Send photo: number 4',
      'Publish listing: Lekki duplex',
    ]);
    await person.click(details);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('says how many of it are refused, and is open for the decision', async () => {
    const { as, phone } = await threeListings();
    const photos = await phone.outbox.where('kind').equals('photo.add').limit(2).primaryKeys();
    await phone.outbox.where('seq').anyOf(photos).modify(refusal('Too dark to see'));
    await renderScreen('/outbox', { as });
    const shown = within(await duplex());
    expect(shown.getByText('The listing, 4 photos and publishing it, 2 refused')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '3 waiting to be sent, 1 needs you' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 needs you' })).toBeTruthy();
    expect(button('Send now')).toBeTruthy();
    const row = within(shown.getByRole('article', { name: 'Send photo: number 2' }));
    expect(row.getByText('Refused: Too dark to see')).toBeTruthy();
    expect(row.getByRole('button', { name: 'Discard' })).toBeTruthy();
  });

  test('a photo that waits alone is told by the name of its listing', async () => {
    const { as, phone } = await threeListings();
    const photo = await phone.outbox.where('kind').equals('photo.add').first();
    await phone.outbox.filter(({ seq }) => seq !== photo?.seq).delete();
    await renderScreen('/outbox', { as });
    expect((await card('Lekki duplex')).textContent).toBe(
      'Lekki duplex1 photo, waiting for a connectionDetails',
    );
  });

  test('a row of a build that told no subject stands alone', async () => {
    const { as, phone } = await threeListings();
    await phone.outbox
      .where('kind')
      .equals('property.publish')
      .modify((row) => {
        delete row.subject;
      });
    await renderScreen('/outbox', { as });
    expect(await card('Publish listing: Yaba flat')).toBeTruthy();
    expect((await duplex()).textContent).toContain('The listing and 4 photos');
  });
});
