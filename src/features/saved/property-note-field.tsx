import { useEffect, useState } from 'react';
import { TextArea } from '../../components/field';
import { readNote, storeNote } from '../../db/repositories/note-repository';

const PAUSE_MS = 400;

/** Private words about a home, kept at every pause; nobody else reads them. */
export function PropertyNoteField({ propertyId }: { propertyId: string }) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    let current = true;
    void readNote(propertyId).then((kept) => current && setText((typed) => typed ?? kept));
    return () => {
      current = false;
    };
  }, [propertyId]);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => {
      storeNote(propertyId, text).then(
        () => setError(''),
        () => setError('This phone could not keep the note. Free some space and type on.'),
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [propertyId, text]);
  return (
    <TextArea
      label="My notes"
      hint="Only on this phone"
      rows={2}
      maxLength={2000}
      value={text ?? ''}
      error={error || undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
