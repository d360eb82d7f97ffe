import { useEffect, useState } from 'react';
import { type PushState, pushState } from '../../platform/network/push';
import { Button } from '../button';
import { Notice } from '../notice';
import stack from '../stack.module.css';

/** Offers to be told while the app is closed, when there is something to be told of (DASH-2). */
export function PushOffer({ onAgree }: { onAgree: () => Promise<boolean> }) {
  const [state, setState] = useState<PushState | 'asking' | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    pushState().then(
      (found) => current && setState(found),
      () => current && setState('unsupported'),
    );
    return () => {
      current = false;
    };
  }, []);
  const agree = () => {
    setState('asking');
    onAgree().then(
      // Who closed the browser's question has said nothing yet.
      (on) => setState(on ? 'on' : Notification.permission === 'denied' ? 'denied' : 'off'),
      () => setState('failed'),
    );
  };
  if (state === null || state === 'unsupported') return null;
  if (state === 'on')
    return <Notice tone="good">This device is told of news while Gida is closed.</Notice>;
  if (state === 'denied')
    return (
      <Notice>
        The browser does not let Gida notify you. You can change that in its settings for this site.
      </Notice>
    );
  return (
    <div className={stack.tight}>
      {state === 'failed' && (
        <Notice tone="bad">
          That did not work. Notifications of a closed app need a network once, to be set up.
        </Notice>
      )}
      <div>
        <Button icon="bell" disabled={state === 'asking'} onClick={agree}>
          Tell me even when Gida is closed
        </Button>
      </div>
    </div>
  );
}
