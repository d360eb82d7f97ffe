import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadCode } from '../../platform/load-code';
import { arrivals } from '../delivery/arrivals';
import { Button } from '../button';
import { Notice } from '../notice';
import stack from '../stack.module.css';
import { useAskAgain } from '../delivery/use-ask-again';

export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Words in the place of what did not come, and a way on. */
export const sayMissing = (_: unknown, tryNow: () => void): ReactNode => (
  <Notice tone="bad">
    <div className={stack.tight}>
      <p>This part could not be fetched. It is tried again by itself; you can also try now.</p>
      <div>
        <Button onClick={tryNow}>Try again</Button>
      </div>
    </div>
  </Notice>
);

/**
 * A part of a screen whose code comes later; it stands in a `WhileLoading`. Where the code cannot be
 * fetched, `instead` is shown, and it is asked for again until it comes. An older browser, which
 * remembers the failure, gets it with the page itself: then trying now opens that anew.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  instead: (props: Props, tryNow: () => void) => ReactNode = sayMissing,
) {
  function Missing(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [, setTries] = useState(0);
    const ask = () => load().then(({ default: found }) => setPart(() => found));
    useAskAgain(Part === null, () => void ask().catch(() => setTries((tries) => tries + 1)));
    if (Part !== null) return <Part {...props} />;
    return instead(props, () => void ask().catch(() => window.location.reload()));
  }
  return lazy<ComponentType<Props>>(() => {
    const code = loadCode(load).catch(() => ({ default: Missing }));
    // A turn later than React itself hears of it: only then it draws the part.
    void code.then(() => undefined).then(arrivals.note);
    return code;
  });
}
