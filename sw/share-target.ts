import { registerRoute } from 'workbox-routing';
import { PAGES } from '../src/contract/pages';
import {
  DRAFT_PARAM,
  SHARE_PARTS,
  SHARE_PATH,
  SHARED_PARAM,
} from '../src/contract/listing/share-target';
import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { keepShared } from '../src/db/repositories/my-properties/shared-files';
import { readSession } from '../src/db/repositories/account/session-repository';
import { readSharedFiles } from '../src/db/shared/read-shared-files';

/**
 * Answers the share sheet's POST without a network: what came is a begun listing on this phone before the
 * form opens. An agent's is among their own; anybody else's waits where a visitor's things do, and is
 * offered to the agent who logs in next.
 */
export function takeShared(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
    async ({ request }) => {
      const session = await readSession().catch(() => null);
      const isAgent = session?.user.userType === 'agent';
      const userId = isAgent && session !== null ? session.userId : ANONYMOUS;
      const { outcome, id } = await keep(request, userId);
      const form = pathWith(
        PAGES.addProperty.path,
        id === null ? { [SHARED_PARAM]: outcome } : { [DRAFT_PARAM]: id },
      );
      const login = pathWith(PAGES.login.path, { [SHARED_PARAM]: outcome, next: form });
      return Response.redirect(isAgent ? form : login, 303);
    },
    'POST',
  );
}

async function keep(request: Request, userId: string) {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const words = [SHARE_PARTS.title, SHARE_PARTS.text, SHARE_PARTS.url].map(textOf);
  const files = form.getAll(SHARE_PARTS.photos).filter((value) => value instanceof File);
  const database = new AppDatabase(userId);
  try {
    return await keepShared(await readSharedFiles(words, files), database);
  } finally {
    database.close();
  }
}

const pathWith = (path: string, params: Record<string, string>): string =>
  `${path}?${new URLSearchParams(params).toString()}`;
