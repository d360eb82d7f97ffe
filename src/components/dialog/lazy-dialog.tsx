import { type ComponentType } from 'react';
import { Dialog } from './dialog';
import { lazyPart, type LoadPart, sayMissing } from '../page/lazy-part';
import { useIsSlow } from '../use-is-slow';
import { WhileLoading } from '../page/while-loading';

type Closes = { onClose: () => void };

/** A dialog whose code comes with the first tap: where that takes long, or fails, a dialog says so. */
export function lazyDialog<Props extends Closes>(load: LoadPart<Props>): ComponentType<Props> {
  const Part = lazyPart(load, ({ onClose }, tryNow) => (
    <Dialog title="Not on your device yet" onClose={onClose}>
      {sayMissing(null, tryNow)}
    </Dialog>
  ));
  return (props) => (
    <WhileLoading fallback={<Opening onClose={props.onClose} />}>
      <Part {...props} />
    </WhileLoading>
  );
}

function Opening({ onClose }: Closes) {
  if (!useIsSlow(true)) return null;
  return (
    <Dialog title="Opening …" onClose={onClose}>
      <p role="status">The connection is slow. It opens here by itself.</p>
    </Dialog>
  );
}
