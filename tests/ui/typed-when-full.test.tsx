import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { madeInspection } from '../support/made-inspection';
import { madePerson } from '../support/made-person';
import { phoneOf, renderScreen } from '../support/render-screen';

const FULL = /^This device is full/;

/** The phone has no room for anything until the answer is called. */
function fill(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}
/** What is not written yet is tried again, as when the page is left. */
const leave = () => window.dispatchEvent(new Event('pagehide'));

test('a remark typed at a viewing on a full phone is kept once there is room', async () => {
  const as = madePerson('seeker');
  await phoneOf(as).inspections.put(madeInspection(as, { status: 'Confirmed' }));
  const shown = await renderScreen('/customer-dashboard?tab=inspections', { as });
  const day = await screen.findByRole('region', { name: 'Inspection day' });
  await shown.person.click(await within(day).findByText('What to look at: 0 of 7'));
  const makeRoom = fill();
  await shown.fill(within(day).getByLabelText('Remark on fees asked'), '10 % agency');
  expect(await screen.findByText(FULL)).toBeTruthy();
  makeRoom();
  leave();
  await waitFor(async () =>
    expect((await shown.phone.viewingChecks.toArray())[0]?.remarks).toEqual({
      fees: '10 % agency',
    }),
  );
  await waitFor(() => expect(screen.queryByText(FULL)).toBeNull());
});

test('what is typed of a registration on a full phone is kept once there is room', async () => {
  const shown = await renderScreen('/signup');
  const makeRoom = fill();
  await shown.person.click(await screen.findByRole('radio', { name: /^Business/ }));
  expect(await screen.findByText(FULL)).toBeTruthy();
  makeRoom();
  leave();
  await waitFor(async () =>
    expect(await shown.phone.ownApplications.toArray()).toMatchObject([
      { form: { selectedPlan: 'business' } },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(FULL)).toBeNull());
});
