import { KEEP_AGENT_CODE } from '../../contract/late-code';

/** A worker that is ended while it fetches answers nobody. */
const PATIENCE_MS = 300_000;

/**
 * Has the worker keep agents' screens for when there is no network, and so one that waits to take over, whose files have
 * other names.
 * @returns whether all of them are here, as far as that becomes known
 */
export async function keepAgentCode(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active, waiting } = await navigator.serviceWorker.ready;
  const kept = await Promise.all(
    [active, waiting].map((worker) => (worker === null ? Promise.resolve(true) : ask(worker))),
  );
  return !kept.includes(false);
}

function ask(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isKept: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(isKept);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    port1.addEventListener('message', ({ data }) => end(data === true));
    port1.start();
    worker.postMessage({ type: KEEP_AGENT_CODE }, [port2]);
  });
}
