import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import { TextArea } from '../../components/field';
import stack from '../../components/stack.module.css';
import { rewriteMessage } from '../../db/repositories/message-repository';
import type { OutboxEntry } from '../../db/repositories/outbox-repository';

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
  const [text, setText] = useState(content);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    await rewriteMessage(row.id, text.trim(), database);
    onClose();
  };
  return (
    <Dialog title="Edit message" onClose={onClose}>
      <form className={stack.stack} onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Message"
          value={text}
          error={row.lastError?.message}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button look="primary" type="submit" disabled={text.trim() === ''}>
            Send Message
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
