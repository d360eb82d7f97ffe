import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import { TextField } from '../../../components/form/field';
import { keywordRefusal } from '../../../domain/search/keyword-refusal';
import stack from '../../../components/stack.module.css';

/** Add Keyword (RES-7): Enter submits, blank is ignored. */
export function KeywordDialog({
  text: known,
  onAdd,
  onClose,
}: {
  /** The keywords that the search has. */
  text: string;
  onAdd: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = keywordRefusal(known, text.trim());
    setRefusal(why);
    if (why === '' && text.trim() !== '') onAdd(text.trim());
  };
  return (
    <Dialog title="Add Keyword" onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextField
          label="Keyword"
          placeholder="e.g. garden, new build, garage"
          value={text}
          error={refusal || undefined}
          onChange={(event) => {
            setText(event.target.value);
            setRefusal('');
          }}
        />
        <Button look="primary" type="submit">
          Add keyword
        </Button>
      </form>
    </Dialog>
  );
}
