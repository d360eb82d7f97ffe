import rowList from '../../components/page/row-list.module.css';
import stack from '../../components/stack.module.css';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { LetterRow } from './letter-row';
import { MessageCard } from './message-card';

/** An agent's letters: rows on a phone, else cards. */
export function Letters({ messages }: { messages: readonly MessageView[] }) {
  const narrow = useIsNarrow();
  const Letter = narrow ? LetterRow : MessageCard;
  return (
    <ul className={narrow ? rowList.list : stack.stack}>
      {messages.map((view) => (
        <li key={view.item.id}>
          <Letter {...view} />
        </li>
      ))}
    </ul>
  );
}
