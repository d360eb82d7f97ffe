import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { TextField } from '../../components/form/field';
import { Notice } from '../../components/notice';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { EMAIL_PATTERN } from '../../domain/auth/email-pattern';
import { BRAND, CONTACT_EMAIL } from '../../domain/brand';

/**
 * The newsletter box. There is no list on the server to join, so it writes the e-mail that joins
 * one, and says so.
 */
export function Newsletter() {
  const form = useKeptForm<'newsletter'>('newsletter', { email: '' });
  const { email } = form.fields;
  const [error, setError] = useState('');
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!EMAIL_PATTERN.test(address)) {
      setError('Please enter a valid email address');
      return;
    }
    setAsked(true);
    const subject = encodeURIComponent(`Newsletter: please add ${address}`);
    void form.send(async () =>
      window.location.assign(`mailto:${CONTACT_EMAIL}?subject=${subject}`),
    );
  };
  return (
    <section
      className={`${stack.card} ${stack.stack}`}
      aria-labelledby="newsletter"
      data-needs-script
    >
      <div className={stack.tight}>
        <h2 id="newsletter">Newsletter</h2>
        <p className={stack.soft}>
          New articles and what rents are doing, when there is something to tell.
        </p>
      </div>
      <form className={stack.stack} noValidate onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={error || undefined}
          onChange={(event) => {
            form.change({ email: event.target.value });
            setError('');
          }}
        />
        <KeptNotice form={form} />
        <div>
          <Button look="green" type="submit">
            Subscribe Now
          </Button>
        </div>
      </form>
      {asked && (
        <Notice>
          Your e-mail app opens with the request written: send it, and we write to you once there is
          a letter.
        </Notice>
      )}
      <p className={`${stack.soft} ${stack.small}`}>
        {BRAND} uses the address for this letter only, as the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link> says. You can unsubscribe at any time by
        answering a letter with the word unsubscribe.
      </p>
    </section>
  );
}
