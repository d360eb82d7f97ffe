import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { isChat } from '../../../domain/advert/chat-text';
import { splitAdvert } from '../../../domain/advert/split-advert';

/** Says that the words are of several homes, or of a talk about one, and makes drafts of them (SHARE-6). */
export function SeveralHomes({ text, onSeveral }: { text: string; onSeveral: () => void }) {
  // A long chat is read once it stands, and not at each key.
  const read = useDeferredValue(text);
  const homes = useMemo(() => splitAdvert(read).length, [read]);
  if (homes < (isChat(read) ? 1 : 2) || text === '') return null;
  return (
    <Notice>
      {homes === 1
        ? 'These words are a chat about one home.'
        : `These words tell of ${homes} homes.`}{' '}
      <Button look="plain" onClick={onSeveral}>
        {homes === 1 ? 'Make a draft of it' : 'Make a draft of each'}
      </Button>
    </Notice>
  );
}
