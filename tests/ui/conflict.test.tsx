import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../src/contract/people/account';
import type { AppDatabase } from '../../src/db/app-database';
import { saveProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { madeListing } from '../support/made-listing';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';
import { propertyContent } from '../support/property-content';

const button = (name: string) => screen.getByRole('button', { name });

describe('[SYNC-3] a listing that was changed here and elsewhere', () => {
  const title = '4 Bedroom Terrace in Chevron';
  const content = (change = {}) => propertyContent({ title, price: 100_000_000, ...change });

  /** An agent's phone whose edit met another one on the server. */
  async function conflicting(): Promise<{ as: User; phone: AppDatabase }> {
    const as = madePerson('agent');
    const phone = phoneOf(as);
    const id = crypto.randomUUID();
    const known = { id, status: 'Active' as const, version: 1, images: [] };
    const base = content({ description: 'As it was.' });
    await phone.myProperties.put({ ...known, content: base, createdAt: 1, updatedAt: 1 });
    const mine = content({ price: 150_000_000, description: 'The borehole is shared.' });
    await saveProperty(
      { id, content: mine, status: null, removedPhotoIds: [], base: { content: base, version: 1 } },
      phone,
    );
    const theirs = content({ price: 140_000_000, description: 'A new kitchen since May.' });
    const current = { ...madeListing(), ...theirs, id, version: 2, status: 'Active' };
    await phone.outbox.toCollection().modify({
      state: 'conflict',
      lastError: {
        code: 'conflict',
        status: 409,
        message: 'Changed',
        current,
        at: 1,
      },
    });
    return { as, phone };
  }

  test('shows both versions field by field, and sends what was chosen of each', async () => {
    const { as, phone } = await conflicting();
    const { person } = await renderScreen('/outbox', { as });
    await person.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Changed here and elsewhere' }));
    const words = dialog.getByRole('group', { name: 'Description' }).textContent;
    expect(words).toContain('The borehole is shared.');
    expect(words).toContain('A new kitchen since May.');
    const price = within(dialog.getByRole('group', { name: 'Price' }));
    expect(price.getByText('Before: ₦100,000,000')).toBeTruthy();
    const mine = price.getByLabelText(/On this device.*₦150,000,000/);
    const theirs = price.getByLabelText(/On the server.*₦140,000,000/);
    expect(mine).toHaveProperty('checked', true);
    await person.click(dialog.getByRole('button', { name: 'Keep the server’s' }));
    expect(theirs).toHaveProperty('checked', true);
    await person.click(dialog.getByRole('button', { name: 'Keep this device’s' }));
    expect(mine).toHaveProperty('checked', true);
    await person.click(theirs);
    await person.click(dialog.getByRole('button', { name: 'Use this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rows = await phone.outbox.toArray();
    expect(rows).toMatchObject([{ state: 'pending', baseVersion: 2 }]);
    // Only what differs from theirs is sent.
    expect(rows[0]?.payload).toMatchObject({
      content: { title, description: 'The borehole is shared.' },
      base: { price: 140_000_000 },
    });
    expect(rows[0]?.payload).not.toHaveProperty('content.price');
  });

  test('sends nothing where theirs stands', async () => {
    const { as, phone } = await conflicting();
    const { person } = await renderScreen('/outbox', { as });
    await person.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    await person.click(button('Keep the server’s'));
    await person.click(button('Use this version'));
    expect(await screen.findByText('Nothing waits to be sent')).toBeTruthy();
    expect(await phone.myProperties.toArray()).toMatchObject([
      { version: 2, content: { price: 140_000_000 } },
    ]);
  });
});
