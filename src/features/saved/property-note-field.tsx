import { useEffect, useRef, useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { TextArea } from '../../components/field';
import { readNote, storeNote } from '../../db/repositories/note-repository';

const PAUSE_MS = 400;

/** Private words about a home, kept at every pause and when the field is left; nobody else reads them. */
export function PropertyNoteField({ propertyId }: { propertyId: string }) {
  const database = useDatabase();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState('');
  const kept = useRef<string | null>(null);
  const latest = useRef(text);
  latest.current = text;
  const save = useRef(() => {
    const words = latest.current;
    if (words === null || words === kept.current) return;
    kept.current = words;
    storeNote(propertyId, words, database).then(
      () => setError(''),
      () => {
        kept.current = null;
        setError('This phone could not keep the note. Free some space and type on.');
      },
    );
  });
  useEffect(() => {
    let current = true;
    void readNote(propertyId, database).then((words) => {
      if (!current) return;
      kept.current = words;
      setText((typed) => typed ?? words);
    });
    return () => {
      current = false;
    };
  }, [database, propertyId]);
  useEffect(() => {
    const keep = save.current;
    const timer = setTimeout(keep, PAUSE_MS);
    // A phone kills a hidden tab without a word: this is the last sure moment.
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [text]);
  useEffect(() => () => save.current(), []);
  return (
    <TextArea
      label="My notes"
      hint="Only on this phone"
      rows={2}
      maxLength={2000}
      value={text ?? ''}
      error={error || undefined}
      onBlur={() => save.current()}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
