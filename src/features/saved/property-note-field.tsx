import { useEffect, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { TextArea } from '../../components/form/field';
import { readNote, storeNote } from '../../db/repositories/notes/note-repository';
import { keepTyping } from '../../platform/typing/keep-typing';
import { useLatest } from '../../platform/use-latest';
import { useFlushWhenLeft } from '../../platform/use-flush-when-left';

/** Private words about a home, kept while they are typed; nobody else reads them. */
export function PropertyNoteField({ propertyId }: { propertyId: string }) {
  const database = useDatabase();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState('');
  const latest = useLatest({ propertyId, database, text: text ?? '' });
  const [typing] = useState(() =>
    keepTyping(async () => {
      const now = latest.current;
      try {
        await storeNote(now.propertyId, now.text, now.database);
        setError('');
      } catch (failure) {
        setError('This device could not keep the note. Free some space and type on.');
        throw failure;
      }
    }),
  );
  useEffect(() => {
    let current = true;
    void readNote(propertyId, database).then((words) => {
      if (current) setText((typed) => typed ?? words);
    });
    return () => {
      current = false;
    };
  }, [database, propertyId]);
  useFlushWhenLeft(typing.flush);
  return (
    <TextArea
      label="My notes"
      hint="Only on this device"
      rows={2}
      maxLength={2000}
      value={text ?? ''}
      error={error || undefined}
      onBlur={() => void typing.flush()}
      onChange={(event) => {
        setText(event.target.value);
        typing.changed();
      }}
    />
  );
}
