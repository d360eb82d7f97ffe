import type { KeyboardEvent } from 'react';
import { Icon } from '../icon';
import buttons from '../button.module.css';
import styles from './photo-steps.module.css';

/** The two buttons that lead from one photo to the next, over a picture. */
export function PhotoSteps({
  of = '',
  onStep,
  onKeyDown,
}: {
  /** Whose photos they are, where there are others beside them on the screen. */
  of?: string;
  onStep: (by: 1 | -1) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const whose = of === '' ? '' : ` of ${of}`;
  return (
    <>
      <button
        type="button"
        className={`${buttons.round} ${styles.step} ${styles.previous}`}
        aria-label={`Previous photo${whose}`}
        onClick={() => onStep(-1)}
        onKeyDown={onKeyDown}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={`${buttons.round} ${styles.step} ${styles.next}`}
        aria-label={`Next photo${whose}`}
        onClick={() => onStep(1)}
        onKeyDown={onKeyDown}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
