import { registerRoute } from 'workbox-routing';
import { PAGES } from '../src/contract/pages';
import {
  DRAFT_PARAM,
  SHARE_PARTS,
  SHARE_PATH,
  SHARED_PARAM,
  type SharedOutcome,
  type SharedThings,
} from '../src/contract/listing/share-target';
import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { keepShared } from '../src/db/repositories/my-properties/shared-files';
import { readSession } from '../src/db/repositories/account/session-repository';
import { readSharedFiles } from '../src/db/shared/read-shared-files';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers the share sheet's POST without a network: what came is a begun listing on this device before the
 * form opens. An agent's is among their own; anybody else's waits where a visitor's things do, and is
 * offered to the agent who logs in next.
 */
export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => {
      const agent = await agentNow().catch(() => null);
      const { outcome, id } = await keepPosted(request, agent ?? ANONYMOUS);
      const form = pathWith(
        PAGES.addProperty.path,
        id === null ? { [SHARED_PARAM]: outcome } : { [DRAFT_PARAM]: id },
      );
      const login = pathWith(PAGES.login.path, { [SHARED_PARAM]: outcome, next: form });
      return Response.redirect(agent === null ? login : form, 303);
    },
    'POST',
  );
}

/** The agent who is logged in; not one whose login was for a visit that is over, which the next page ends (LOGIN-1). */
export async function agentNow(): Promise<string | null> {
  const session = await readSession();
  if (session?.user.userType !== 'agent') return null;
  if (session.remember !== false) return session.userId;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.length === 0 ? null : session.userId;
}

/** Keeps what a share sheet posts; answers what became of it, and the draft's id. What cannot be read is lost, not nothing. */
export async function keepPosted(
  request: Request,
  userId: string,
): Promise<{ outcome: SharedOutcome; id: string | null }> {
  const database = new AppDatabase(userId);
  try {
    return await keepShared(await readPosted(request), database);
  } catch {
    return { outcome: 'lost', id: null };
  } finally {
    database.close();
  }
}

async function readPosted(request: Request): Promise<SharedThings> {
  const form = await request.formData();
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = [SHARE_PARTS.title, SHARE_PARTS.text, SHARE_PARTS.url].map(textOf);
  const files = form.getAll(SHARE_PARTS.photos).filter((value) => value instanceof File);
  return readSharedFiles(words, files);
}

const pathWith = (path: string, params: Record<string, string>): string =>
  `${path}?${new URLSearchParams(params).toString()}`;
