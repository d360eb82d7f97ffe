import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madePerson } from '../support/made-person';
import { madeRow, refused } from '../support/made-row';
import { narrowScreen } from '../support/narrow-screen';
import { propertyContent } from '../support/property-content';
import { phoneOf, renderScreen } from '../support/render-screen';

const photos = async () => within(await screen.findByRole('region', { name: 'Photos' }));
const small = async () =>
  (await photos())
    .queryAllByRole('button', { name: /^Photo \d/ })
    .map((button) => button.getAttribute('aria-label'));

/** The form of one's own listing with photos that wait on this device; the last one was refused. */
async function formWith(...ids: string[]) {
  narrowScreen();
  const as = madePerson('agent');
  const phone = phoneOf(as);
  const id = crypto.randomUUID();
  const at = { createdAt: 1, updatedAt: 1 };
  const content = propertyContent({ title: 'House' });
  await phone.myProperties.put({ id, content, status: 'Active', version: 1, images: [], ...at });
  await phone.photos.bulkPut(
    ids.map((photo, position) => ({
      id: photo,
      propertyId: id,
      position,
      createdAt: 1,
      bytes: 1000,
      width: 4,
      height: 3,
    })),
  );
  const last = { kind: 'photo.add' as const, entityId: ids.at(-1) ?? '' };
  await phone.outbox.add(madeRow(as, { ...last, ...refused('Too large.') }));
  return renderScreen(`/edit-property/${id}`, { as });
}

test('[FORM-4] many photos are small on a phone, and the one that is tapped has its tools, wherever it goes', async () => {
  const { person } = await formWith('a', 'b', 'c');
  await waitFor(async () =>
    expect(await small()).toEqual([
      'Photo 1 of 3, Cover',
      'Photo 2 of 3',
      'Photo 3 of 3, not sent',
    ]),
  );
  expect((await photos()).queryByLabelText(/^Caption/)).toBeNull();
  await person.click((await photos()).getByRole('button', { name: 'Photo 2 of 3' }));
  await person.type((await photos()).getByLabelText('Caption of photo 2'), 'The kitchen');
  await person.click((await photos()).getByRole('button', { name: 'Use photo 2 as cover' }));
  expect(await (await photos()).findByLabelText('Caption of photo 1')).toHaveProperty(
    'value',
    'The kitchen',
  );
  await person.click((await photos()).getByRole('button', { name: 'Remove photo 1' }));
  // Two have room for all they have.
  await waitFor(async () => expect(await small()).toEqual([]));
  expect((await photos()).getAllByLabelText(/^Caption/)).toHaveLength(2);
});
