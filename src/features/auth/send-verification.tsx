import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { askVerification } from '../../sync/account-calls';

/** Asks for another mail with the link that confirms an address, as the first one may be lost (LOGIN-5). */
export function SendVerification({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [why, setWhy] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  // The button goes: the keyboard stays where it was.
  useEffect(() => {
    if (state === 'sent') told.current?.focus();
  }, [state]);
  const ask = () => {
    setState('sending');
    askVerification(email).then(
      () => setState('sent'),
      (error: Error) => {
        setWhy(error.message);
        setState('failed');
      },
    );
  };
  if (state === 'sent')
    return (
      <p role="status" ref={told} tabIndex={-1}>
        A new link is asked for: it goes to {email}, a few times an hour at most, and ends the one
        before. Look among the spam too.
      </p>
    );
  return (
    <>
      <Button look="plain" disabled={state === 'sending'} onClick={ask}>
        {state === 'sending' ? 'Asking ...' : 'Send the link again'}
      </Button>
      {state === 'failed' && <p role="status">{why}</p>}
    </>
  );
}
