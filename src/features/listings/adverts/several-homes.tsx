import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';

/** Says that the words are of several homes, or of a talk about one, and makes drafts of them (SHARE-6). */
export function SeveralHomes({
  homes,
  chat,
  onSeveral,
}: {
  homes: number;
  /** They say who wrote them. */
  chat: boolean;
  onSeveral: () => void;
}) {
  return (
    <Notice tone={chat ? 'warn' : 'plain'}>
      {homes > 1 ? `These words tell of ${homes} homes.` : 'These words are a chat about one home.'}{' '}
      {chat && <span>Saved as they are, everybody could read them, with names and numbers. </span>}
      <Button look="plain" onClick={onSeveral}>
        {homes === 1 ? 'Make a draft of it' : 'Make a draft of each'}
      </Button>
    </Notice>
  );
}
