import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DatabaseContext } from '../../src/components/context/database-context';
import { SessionContext } from '../../src/components/context/session-context';
import { useHeard } from '../../src/components/delivery/use-heard';
import type { AppDatabase } from '../../src/db/app-database';
import type { MessageRecord } from '../../src/db/records';
import { reportReach } from '../../src/platform/network/connectivity';
import { madeMessage } from '../support/made-message';
import { madePerson } from '../support/made-person';
import { phoneOf } from '../support/render-screen';

/**
 * The hook on a phone of its own, with all that it ever returned: what was shown for a moment was shown.
 * @param read of the messages, in place of a plain reading
 */
function hear(
  role: 'seeker' | 'approver' = 'seeker',
  read: (database: AppDatabase) => Promise<MessageRecord[]> = ({ messages }) => messages.toArray(),
) {
  const user = madePerson(role);
  const phone = phoneOf(user);
  const returned: (number | undefined)[] = [];
  renderHook(() => void returned.push(useHeard('messages', read)?.length), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <DatabaseContext value={phone}>
        <SessionContext value={{ user, expired: false }}>{children}</SessionContext>
      </DatabaseContext>
    ),
  });
  return {
    user,
    phone,
    returned,
    /** Until the list was read: the hook returned a second time. */
    isRead: () => waitFor(() => expect(returned.length).toBeGreaterThan(1)),
  };
}
const HEARD = { collection: 'messages', cursor: 1, pulledAt: 1, shared: 2, unread: 0 } as const;

test('an empty list is none before its feed came, and empty after', async () => {
  const { phone, returned, isRead } = hear();
  await isRead();
  expect(new Set(returned)).toEqual(new Set([undefined]));
  await phone.cursors.put(HEARD);
  await waitFor(() => expect(returned.at(-1)).toBe(0));
});

test('what comes with the first feed is there at once: the list was never empty', async () => {
  // A list that takes its time: the word that the feed came must not be told before it is read.
  let open: (() => void)[] = [];
  const { user, phone, returned, isRead } = hear('seeker', async (database) => {
    const list = await database.messages.toArray();
    if (list.length > 0) await new Promise<void>((resolve) => open.push(resolve));
    return list;
  });
  await isRead();
  await phone.transaction('rw', phone.messages, phone.cursors, async () => {
    await phone.cursors.put(HEARD);
    await phone.messages.put(madeMessage(user));
  });
  await waitFor(() => expect(open).not.toEqual([]));
  await act(() => phone.cursors.toArray());
  await waitFor(() => {
    for (const resolve of open) resolve();
    open = [];
    expect(returned.at(-1)).toBe(1);
  });
  expect(returned).not.toContain(0);
  await phone.messages.clear();
  await waitFor(() => expect(returned.at(-1)).toBe(0));
});

test('without a network, and for whom no feed comes, a list is what it is', async () => {
  const approver = hear('approver');
  await waitFor(() => expect(approver.returned.at(-1)).toBe(0));
  const { returned, isRead } = hear();
  await isRead();
  expect(returned.at(-1)).toBeUndefined();
  act(() => reportReach(false));
  await waitFor(() => expect(returned.at(-1)).toBe(0));
});
