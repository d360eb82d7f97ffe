import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madePerson } from '../support/made-person';
import { madeRow, refused } from '../support/made-row';
import { phoneOf, renderScreen } from '../support/render-screen';

const IMPORT = 'import-1';

/** An agent whose import of two homes is through. */
async function afterImport() {
  const as = madePerson('agent');
  const phone = phoneOf(as);
  await phone.imports.put({ key: 'job', id: IMPORT, total: 2, left: 0, stopped: null });
  for (const id of ['one', 'two'])
    await phone.receipts.put({
      id,
      kind: 'property.save',
      entityId: id,
      about: 'A flat',
      importId: IMPORT,
      deliveredAt: Date.now(),
    });
  return { as, phone };
}

const line = () => screen.queryByRole('region', { name: 'Import' });

test('the line of an import that is through goes by itself once one is on another page', async () => {
  const { as, phone } = await afterImport();
  const { person } = await renderScreen('/faq', { as });
  const bar = within(await screen.findByRole('region', { name: 'Import' }));
  expect(await bar.findByText('Import: 2 of 2 sent')).toBeTruthy();
  await person.click(screen.getAllByRole('link', { name: 'Pricing' })[0] ?? document.body);
  await waitFor(() => expect(line()).toBeNull());
  expect(await phone.imports.count()).toBe(0);
});

test('it stays where something of the import is to be decided', async () => {
  const { as, phone } = await afterImport();
  await phone.outbox.add(
    madeRow(as, { ...refused('No'), kind: 'property.save', entityId: 'three', importId: IMPORT }),
  );
  const { person } = await renderScreen('/faq', { as });
  const bar = within(await screen.findByRole('region', { name: 'Import' }));
  expect(await bar.findByText('Import: 2 of 2 sent, 1 not taken')).toBeTruthy();
  await person.click(screen.getAllByRole('link', { name: 'Pricing' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  expect(line()).not.toBeNull();
});
