import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryNotice } from '../../components/delivery/delivery-notice';
import { Dialog } from '../../components/dialog/dialog';
import { SelectField, TextArea, TextField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { useDelivery } from '../../components/delivery/use-delivery';
import { useKeptForm } from '../../components/form/use-kept-form';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { readMessageWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { AGENT_LETTER_WORDS } from '../../domain/messages/agent-letter-words';
import type { Correspondent } from '../../domain/messages/correspondents';
import {
  aboutOther,
  fillTemplate,
  MESSAGE_TEMPLATES,
} from '../../domain/messages/message-templates';
import { useOnce } from '../../components/use-once';

const FORM = 'new-message';
const EMPTY = { to: '', subject: '', content: '' };
const GONE = 'Whom this was for is no longer in contact with you. Please choose who it is for';

/** A new letter to somebody who is in contact already (AMSG-1); kept until it is sent. */
export function NewMessageDialog({
  people,
  isKnown,
  onClose,
}: {
  people: Correspondent[];
  /** Whether the server was heard about who wrote. */
  isKnown: boolean;
  onClose: () => void;
}) {
  const database = useDatabase();
  const form = useKeptForm<'new-message'>(FORM, EMPTY);
  const letter = form.fields;
  const [error, setError] = useState('');
  const [sentId, setSentId] = useState<string | null>(null);
  const once = useOnce();
  const delivery = useDelivery(sentId === null ? null : { kind: 'message.send', entityId: sentId });
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  // Who it was written to stays it, whoever writes meanwhile and stands first then.
  const to = letter.to === '' ? people[0] : people.find(({ key }) => key === letter.to);
  const change = (part: Partial<typeof EMPTY>) => {
    form.change({ to: to?.key ?? letter.to, ...part });
    setError('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const subject = letter.subject.trim();
    const content = letter.content.trim();
    if (subject === '' || content === '') {
      setError('Please enter both subject and message');
      return;
    }
    if (to === undefined) {
      setError(GONE);
      return;
    }
    const { person: recipient, propertyId, propertyTitle } = to;
    const message = { recipient, propertyId, propertyTitle, subject, content, form: FORM };
    once(
      () => form.send(() => sendMessage(message, database)).then(setSentId),
      (failure) => setError(`${AGENT_LETTER_WORDS.refused}${failure.message}`),
    );
  };
  return (
    <Dialog title="New Message" onClose={onClose}>
      {sentId !== null ? (
        <div className={stack.stack}>
          {delivery && <DeliveryNotice delivery={delivery} {...AGENT_LETTER_WORDS} />}
          <Button onClick={onClose}>Close</Button>
        </div>
      ) : people.length === 0 ? (
        <Notice>
          {isKnown
            ? 'Nobody has written to you or asked for an inspection yet. Whoever does can be written to here.'
            : 'Who wrote to you is not on this device yet: it comes once the server is reached.'}
        </Notice>
      ) : (
        <form className={stack.stack} onSubmit={submit} noValidate>
          {warning && (
            <Notice tone="warn">
              {warning} <Link to={PLAN_ADDRESS}>Plan and limits</Link>
            </Notice>
          )}
          {error && <Notice tone="bad">{error}</Notice>}
          <SelectField
            label="To"
            value={to?.key ?? ''}
            options={[
              ...(to === undefined ? [{ value: '', label: 'Choose who it is for' }] : []),
              ...people.map(({ key, person, propertyTitle }) => ({
                value: key,
                label: `${person.name}, about ${propertyTitle}`,
              })),
            ]}
            onChoose={(choice) => {
              const next = people.find(({ key }) => key === choice);
              const content = aboutOther(letter.content, to?.propertyTitle, next?.propertyTitle);
              change({ to: choice, content });
            }}
          />
          <SelectField
            label="Begin from a template"
            value=""
            options={[
              { value: '', label: 'Write my own' },
              ...MESSAGE_TEMPLATES.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChoose={(choice) => {
              const chosen = MESSAGE_TEMPLATES.find(({ id }) => id === choice);
              if (chosen)
                change({
                  subject: chosen.subject,
                  content: fillTemplate(chosen.content, to?.propertyTitle ?? ''),
                });
            }}
          />
          <TextField
            label="Subject"
            maxLength={200}
            value={letter.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <TextArea
            label="Message"
            maxLength={5000}
            value={letter.content}
            onChange={(event) => change({ content: event.target.value })}
          />
          <KeptNotice form={form} />
          <Button look="primary" icon="send" type="submit">
            Send Message
          </Button>
        </form>
      )}
    </Dialog>
  );
}
