import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/app';
import { keepFocus } from '../../src/app/keep-focus';
import { beginSync } from '../../src/app/begin-sync';
import { loadPage } from '../../src/app/page-code';
import { pageAt } from '../../src/domain/navigation/page-at';
import { API_VERSION } from '../../src/contract/api-version';
import { COLLECTIONS } from '../../src/contract/feed/collections';
import type { User } from '../../src/contract/people/account';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { deviceDatabase } from '../../src/db/device-database';
import { readSession, storeSession } from '../../src/db/repositories/account/session-repository';

/** What reaches nobody, as with no network. */
const noNetwork: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** The whole app on one of its addresses, and who uses it. */
export type Shown = {
  person: UserEvent;
  /** What the person's phone keeps. */
  phone: AppDatabase;
  /** Puts a text into a field, in place of what is in it. */
  fill: (field: HTMLElement, text: string) => Promise<void>;
  /** The address, with what is asked in it. */
  address: () => string;
};

type Options = {
  /** Who is logged in; nobody, where it is left out. */
  as?: User;
  /** Their session's token, where a server looks at it. */
  token?: string;
  /** The way to a server; without it there is no network. */
  network?: typeof fetch;
  /** Sends what waits and fetches what changed, as the app does. */
  sync?: boolean;
  /** Whether the session was ended by the server. */
  expired?: boolean;
};

/** What a person's phone keeps, for a test to fill before a screen is shown; it is emptied after the test. */
export function phoneOf(user: Pick<User, 'id'> | null): AppDatabase {
  const phone = new AppDatabase(user?.id ?? ANONYMOUS);
  onTestFinished(async () => {
    cleanup();
    await phone.delete();
  });
  return phone;
}

/** Somebody who presses a button once it can be pressed: one that still reads its disk is disabled. */
function patient(person: UserEvent): UserEvent {
  return {
    ...person,
    click: async (element) => {
      await waitFor(() => {
        if (element.matches(':disabled')) throw new Error(`Disabled: ${element.textContent}`);
      });
      return person.click(element);
    },
  };
}

/** The account was read on this device before: what a list lacks is not on its way. */
async function noteHeard(user: User): Promise<void> {
  const phone = new AppDatabase(user.id);
  const read = { cursor: 0, pulledAt: 0, shared: API_VERSION, unread: 0 };
  await phone.cursors.bulkPut(COLLECTIONS.map((collection) => ({ collection, ...read })));
  phone.close();
}

/** Shows the app as it is when somebody opens this address. */
export async function renderScreen(address: string, options: Options = {}): Promise<Shown> {
  cleanup();
  const { as, token = 'token', network = noNetwork, sync = false, expired = false } = options;
  vi.stubGlobal('fetch', network);
  if (as) await storeSession({ token, user: as });
  if (as && network === noNetwork && !sync) await noteHeard(as);
  if (expired) await deviceDatabase().session.update('current', { expired });
  const session = await readSession();
  // A visit of its own: what the app remembers of a place in the history is not another test's.
  const visit = { key: crypto.randomUUID(), idx: 0, usr: null };
  window.history.replaceState(visit, '', address);
  onTestFinished(keepFocus());
  const at = pageAt(window.location.pathname);
  if (at) await loadPage(at.id);
  render(
    <BrowserRouter>
      <App
        found={session}
        startedAs={session?.userId ?? ANONYMOUS}
        onDatabase={sync ? beginSync : undefined}
      />
    </BrowserRouter>,
  );
  const person = patient(userEvent.setup());
  return {
    person,
    phone: phoneOf(session?.user ?? null),
    fill: async (field, text) => {
      // A day or a time is chosen as a whole.
      if (/^(date|time)$/.test(field.getAttribute('type') ?? '')) {
        fireEvent.change(field, { target: { value: text } });
        return;
      }
      await person.clear(field);
      if (text === '') return;
      await person.click(field);
      await person.paste(text);
    },
    address: () => window.location.pathname + window.location.search,
  };
}
