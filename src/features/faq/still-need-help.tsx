import { useState } from 'react';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { CONTACT_EMAIL } from '../../domain/brand';
import buttons from '../../components/button.module.css';

/** Two ways on when no answer fits. Nobody staffs a chat, and the button says so and what to do. */
export function StillNeedHelp() {
  const [asked, setAsked] = useState(false);
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="still-need-help">
      <h2 id="still-need-help">Still Need Help</h2>
      <p className={stack.soft}>Ask us, and a person will answer.</p>
      <div className={stack.row}>
        <Button icon="message" onClick={() => setAsked(true)}>
          Live Chat Support
        </Button>
        <a
          className={`${buttons.button} ${buttons.secondary}`}
          href={`mailto:${CONTACT_EMAIL}?subject=Help`}
        >
          <Icon name="mail" />
          Email Support
        </a>
      </div>
      {asked && (
        <Notice>
          Live chat is not staffed at the moment. Write to{' '}
          <a href={`mailto:${CONTACT_EMAIL}?subject=Help`}>{CONTACT_EMAIL}</a>: a message written
          without a network waits in your e-mail app.
        </Notice>
      )}
    </section>
  );
}
