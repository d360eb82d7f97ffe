import type { ReactNode } from 'react';
import { Button } from '../button';
import { KeptNotice } from '../delivery/kept-notice';
import type { KeptFields } from '../form/use-kept-form';
import { Notice } from '../notice';
import stack from '../stack.module.css';

/** The form of a dialog, kept while it is typed: its fields, what became of sending it, and one button. */
export function DialogForm({
  form,
  failure = '',
  yes,
  look = 'primary',
  onSubmit,
  children,
}: {
  form: Pick<KeptFields<object>, 'isFromBefore' | 'startAgain'>;
  /** Why it was not taken. */
  failure?: string;
  /** What the button says. */
  yes: string;
  look?: 'primary' | 'danger';
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}) {
  return (
    <form
      className={stack.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
    >
      {children}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <KeptNotice form={form} />
      <Button look={look} type="submit">
        {yes}
      </Button>
    </form>
  );
}
