import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { goneWords } from '../../domain/account/gone-words';
import { storeLostCount } from '../../platform/network/lost-count';
import { readLost } from '../read-lost';

/** Says, until it is closed, that the browser cleared its storage with things in it that were not sent. */
export function GoneBar() {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    // A browser that keeps nothing has lost nothing.
    readLost().then(setGone, () => undefined);
  }, []);
  if (gone === 0) return null;
  const close = () => {
    storeLostCount(0);
    setGone(0);
  };
  return (
    <Notice tone="bad">
      <p>{goneWords(gone)}. The browser cleared its storage.</p>
      <Button onClick={close}>Close</Button>
    </Notice>
  );
}
