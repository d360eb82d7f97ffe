import { Button } from '../button';
import stack from '../stack.module.css';
import type { KeptFields } from '../form/use-kept-form';

/** Says of a form that it holds what was typed before this page was opened, and offers to begin anew. */
export function KeptNotice({
  form,
}: {
  form: Pick<KeptFields<object>, 'isFromBefore' | 'startAgain'>;
}) {
  if (!form.isFromBefore) return null;
  return (
    <p className={`${stack.row} ${stack.soft}`}>
      We kept what you typed
      <Button
        look="plain"
        onClick={(event) => {
          // The button goes with what it says; whoever pressed it types next.
          const typed = event.currentTarget.form?.querySelector<HTMLElement>('textarea, input');
          form.startAgain();
          typed?.focus();
        }}
      >
        Start again
      </Button>
    </p>
  );
}
