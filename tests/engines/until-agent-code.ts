import type { PhoneTab } from './phone-tab';
import { patience } from '../support/patience';

/** Waits until an agent's phone has all that their screens need, as its worker says. */
export function untilAgentCode(tab: PhoneTab): Promise<unknown> {
  return tab.until(
    () =>
      tab.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        const answer = new Promise((resolve) => {
          port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
        });
        port1.start();
        active?.postMessage({ type: 'KEEP_AGENT_CODE' }, [port2]);
        return (await answer) === true ? true : null;
      }),
    'the agent’s screens are kept',
    patience(60_000),
  );
}
