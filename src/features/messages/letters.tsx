import { FindInList, useFind } from '../../components/form/find-in-list';
import rowList from '../../components/page/row-list.module.css';
import stack from '../../components/stack.module.css';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { letterWords } from '../../domain/messages/letter-words';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { LetterRow } from './letter-row';
import { MessageCard } from './message-card';

/** An agent's letters: rows on a phone, else cards. */
export function Letters({ messages }: { messages: readonly MessageView[] }) {
  const narrow = useIsNarrow();
  const Letter = narrow ? LetterRow : MessageCard;
  const { find, found } = useFind(messages, ({ item }) => letterWords(item));
  return (
    <>
      <FindInList find={find} label="Find in your messages" />
      <ul className={narrow ? rowList.list : stack.stack}>
        {found.map((view) => (
          <li key={view.item.id}>
            <Letter {...view} />
          </li>
        ))}
      </ul>
    </>
  );
}
