import { KEEP_AGENT_CODE } from '../../contract/late-code';

/** Has the worker keep agents' screens for when there is no network. @returns whether all of them are here, once that is known */
export async function keepAgentCode(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true });
    port1.start();
    active?.postMessage({ type: KEEP_AGENT_CODE }, [port2]);
  });
}
