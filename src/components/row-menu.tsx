import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog/dialog';

/** Makes of what is to be done a choice of a menu, which closes it first. */
export type Choose = (run: () => void) => () => void;

/** The button of a row, and the menu with all that can be done with it. */
export function RowMenu({
  title,
  of = title,
  className,
  typesFirst = true,
  children,
}: {
  title: string;
  /** What tells its row from others, where that is more than the title. */
  of?: string;
  className: string | undefined;
  /** As of a dialog. */
  typesFirst?: boolean;
  children: (choose: Choose) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose: Choose = (run) => () => {
    close();
    run();
  };
  return (
    <>
      <span className={className}>
        <Button
          look="plain"
          icon="more"
          aria-label={`Actions for ${of}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </span>
      {open && (
        <Dialog title={title} typesFirst={typesFirst} onClose={close}>
          {children(choose)}
        </Dialog>
      )}
    </>
  );
}
