import { registerRoute } from 'workbox-routing';
import { PAGES } from '../src/contract/pages';
import {
  DRAFT_PARAM,
  SHARE_PARTS,
  SHARE_PATH,
  SHARED_PARAM,
  type SharedOutcome,
} from '../src/contract/listing/share-target';
import { ANONYMOUS, AppDatabase } from '../src/db/app-database';
import { readSession } from '../src/db/repositories/account/session-repository';
import { keepShared } from '../src/db/repositories/my-properties/shared-files';
import { MAX_ADVERT_TEXT } from '../src/domain/advert/max-advert-text';
import { endOfChat, isLongChat } from '../src/domain/advert/chat-text';
import { cutChatWords } from '../src/domain/property/words/shared-words';
import { sharedText } from '../src/domain/property/shared-text';
import { sortSharedFiles } from '../src/domain/property/sort-shared-files';

/** A character has at most four bytes; the first line, which may be cut, is left out. */
const MAX_CHAT_BYTES = 4 * MAX_ADVERT_TEXT;

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

type Kept = { outcome: SharedOutcome; id: string | null };

async function keep(request: Request, userId: string): Promise<Kept> {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form.getAll(SHARE_PARTS.photos).filter((value) => value instanceof File);
  const { photos, texts, refusals } = sortSharedFiles(files);
  const chats = await Promise.all(
    texts.map(async (file) => {
      const whole = await file.slice(-MAX_CHAT_BYTES).text();
      const isCut = file.size > MAX_CHAT_BYTES || isLongChat(whole);
      return { name: file.name, end: endOfChat(whole), isCut };
    }),
  );
  const cut = chats.filter(({ isCut }) => isCut);
  const text = sharedText([
    textOf(SHARE_PARTS.title),
    textOf(SHARE_PARTS.text),
    textOf(SHARE_PARTS.url),
    ...chats.map(({ end }) => end),
  ]);
  if (text === '' && photos.length === 0) return { outcome: 'nothing', id: null };
  const database = new AppDatabase(userId);
  try {
    const told = [...refusals, ...cut.map(({ name }) => cutChatWords(name))];
    return { outcome: 'kept', id: await keepShared({ text, photos, refusals: told }, database) };
  } catch {
    return { outcome: 'lost', id: null };
  } finally {
    database.close();
  }
}

const pathWith = (path: string, params: Record<string, string>): string =>
  `${path}?${new URLSearchParams(params).toString()}`;
