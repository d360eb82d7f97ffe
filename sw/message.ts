import { forgetSeen } from './forget-seen';
import { keepAgentCode } from './late-code';
import { letGo, untilLetGo } from './let-go';
import { runSync } from './run-sync';
import { KEEP_AGENT_CODE } from '../src/contract/late-code';
import { isObject } from '../src/domain/checks';

declare const self: ServiceWorkerGlobalScope;

/**
 * What a page may ask: to drain where Background Sync is missing, to be taken, to let go of what is
 * under way, to keep agents' code, to forget what was looked at, and that a new version takes over.
 */
export function onMessage(): void {
  self.addEventListener('message', (event) => {
    const type = isObject(event.data) ? event.data.type : undefined;
    if (type === 'DRAIN') event.waitUntil(untilLetGo(runSync(false)));
    if (type === 'CLAIM') event.waitUntil(self.clients.claim());
    if (type === 'LET_GO') letGo();
    if (type === KEEP_AGENT_CODE)
      event.waitUntil(untilLetGo(answerKept(event)).catch(() => undefined));
    if (type === 'FORGET_SEEN') event.waitUntil(forgetSeen());
    // Sent only after the user said yes to the new version.
    if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  });
}

/** Tells the page that asked whether all of agents' code is here. */
async function answerKept(event: ExtendableMessageEvent): Promise<void> {
  const isKept = await keepAgentCode(event).then(
    () => true,
    () => false,
  );
  for (const port of event.ports) port.postMessage(isKept);
}
