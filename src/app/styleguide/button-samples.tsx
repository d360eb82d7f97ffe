import { useState } from 'react';
import { Button, ButtonLink, type ButtonLook } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { Dialog } from '../../components/dialog/dialog';
import stack from '../../components/stack.module.css';
import { showToast, type ToastKind } from '../../components/delivery/toasts';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'green', 'plain', 'danger'];
const TOASTS: readonly ToastKind[] = ['success', 'error', 'blank'];

/** Buttons in all their looks, and what they open. */
export function ButtonSamples() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {[false, true].map((disabled) => (
        <div key={String(disabled)} className={stack.row}>
          {LOOKS.map((look) => (
            <Button key={look} look={look} icon="plus" disabled={disabled}>
              {look}
            </Button>
          ))}
          <Button icon="edit" aria-label="An icon alone" disabled={disabled} />
        </div>
      ))}
      <div className={stack.row}>
        <ButtonLink to="/" look="plain">
          A link that looks like a button
        </ButtonLink>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('question')}>Question</Button>
        {TOASTS.map((kind) => (
          <Button key={kind} onClick={() => showToast(kind, `A toast: ${kind}`)}>
            Toast: {kind}
          </Button>
        ))}
      </div>
      {open === 'dialog' && (
        <Dialog title="A sheet from below on a phone" onClose={close}>
          <p>In the middle on a wide screen.</p>
        </Dialog>
      )}
      {open === 'question' && (
        <ConfirmDialog
          title="A question"
          question="Throw away what you changed?"
          yes="Discard"
          no="Keep editing"
          danger
          onYes={close}
          onNo={close}
        />
      )}
    </>
  );
}
