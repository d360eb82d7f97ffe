import { useEffect } from 'react';
import { showFirstError } from '../components/form/show-first-error';

/** Where the form was sent from. */
const PRESSED = ':is(button, input, select, textarea):not([aria-invalid="true"])';

/**
 * Leads to the first field that is wrong when a form was pressed and did not go: what is drawn beside a field is
 * no news to a screen reader, and on a phone it may be far above the button.
 */
export function useFirstError(): void {
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      // A form that leads there in its own way, as by a summary of its errors, has done so by then.
      setTimeout(() => {
        const at = document.activeElement;
        const isHere = at !== null && target.contains(at) && at.matches(PRESSED);
        if (isHere) showFirstError(target);
      });
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
}
