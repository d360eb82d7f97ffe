import type { FormEvent } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { TextArea } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { rewriteMessage } from '../../db/repositories/messages/message-commands';
import type { OutboxEntry } from '../../db/repositories/outbox/outbox-repository';

/** A refused message with the server's complaint beside its words. */
export function EditMessageDialog({
  row,
  content,
  onClose,
}: {
  row: OutboxEntry['row'];
  content: string;
  onClose: () => void;
}) {
  const database = useDatabase();
  const key = `edit-${row.id}`;
  const form = useKeptForm<'edit-'>(key, { content });
  const text = form.fields.content.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    await form.send(() => rewriteMessage(row.id, { content: text, form: key }, database));
    onClose();
  };
  return (
    <Dialog title="Edit message" onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Message"
          value={form.fields.content}
          error={row.lastError?.message}
          onChange={(event) => form.change({ content: event.target.value })}
        />
        <KeptNotice form={form} />
        <div>
          <Button look="primary" type="submit" disabled={text === ''}>
            Send Message
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
