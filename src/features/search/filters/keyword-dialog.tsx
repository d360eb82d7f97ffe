import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';

/** Add Keyword (RES-7): Enter submits, blank is ignored. */
export function KeywordDialog({
  onAdd,
  onClose,
}: {
  onAdd: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAdd(text.trim());
  };
  return (
    <Dialog title="Add Keyword" onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextField
          label="Keyword"
          placeholder="e.g. garden, new build, garage"
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <Button look="primary" type="submit">
          Add keyword
        </Button>
      </form>
    </Dialog>
  );
}
