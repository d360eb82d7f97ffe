import { useEffect, useState } from 'react';
import { Button } from '../components/button';
import { Notice } from '../components/notice';
import { goneWords } from '../domain/account/gone-words';
import { takeGone } from './take-gone';

/** Says once that the browser cleared its storage with things in it that were not sent. */
export function GoneBar() {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    // A browser that keeps nothing has lost nothing.
    takeGone().then(setGone, () => undefined);
  }, []);
  if (gone === 0) return null;
  return (
    <Notice tone="bad">
      <p>{goneWords(gone)}. The browser cleared its storage.</p>
      <Button onClick={() => setGone(0)}>Close</Button>
    </Notice>
  );
}
