import { LATE_CODE } from '../src/contract/late-code';
import { readSession } from '../src/db/repositories/account/session-repository';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { FILE_MS } from './precache';
import { withSeenLetGo } from './with-seen-let-go';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this version that agents alone need (scripts/split-worker.ts). */
  __AGENT_CODE: readonly string[];
};

/** Code of this version and of the one before. */
const KEPT = 48;

const late = new CacheFirst({
  cacheName: 'gida-late-code',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: KEPT }),
  ],
});

/**
 * Code that few people ever need is not fetched ahead: it comes with the first use and stays. Its
 * name carries the hash of its content.
 */
export function keepLateCode(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && LATE_CODE.some((name) => url.pathname.startsWith(`/assets/${name}`)),
    late,
  );
}

/** Fetches the code of agents' screens, as far as it is not here. @throws where not all of it comes */
export async function keepAgentCode(event: ExtendableEvent): Promise<void> {
  for (const path of self.__AGENT_CODE) {
    await withSeenLetGo(async () => {
      const request = new Request(path, { signal: AbortSignal.timeout(FILE_MS) });
      const [answer, kept] = late.handleAll({ event, request });
      if (!(await answer).ok) throw new TypeError(`${path} did not come`);
      await kept;
    });
  }
}

/** Whether this is the phone of an agent: a new version brings their code along. */
export async function isAgentsPhone(): Promise<boolean> {
  const session = await readSession().catch(() => null);
  return session?.user.userType === 'agent';
}
