import { ChoiceButtons } from '../../components/form/choice-buttons';
import { useChoice } from '../../components/form/use-choice';
import { FindInList, useFind } from '../../components/form/find-in-list';
import rowList from '../../components/page/row-list.module.css';
import stack from '../../components/stack.module.css';
import { type MessageView, placeOf } from '../../db/repositories/messages/message-repository';
import { answeredLetters } from '../../domain/messages/conversations';
import { letterWords } from '../../domain/messages/letter-words';
import { useIsNarrow } from '../../platform/use-is-narrow';
import { ChoosableLetter } from './choosable-letter';
import { LettersBar } from './letters-bar';
import { LetterRow } from './letter-row';
import { MessageCard } from './message-card';

/** An agent's letters: rows on a phone, else cards; many are read or deleted at once. */
export function Letters({ messages }: { messages: readonly MessageView[] }) {
  const narrow = useIsNarrow();
  const Letter = narrow ? LetterRow : MessageCard;
  const { find, found } = useFind(messages, ({ item }) => letterWords(item));
  // Of all, not of those found: the answer may not have the word that is looked for.
  const answered = answeredLetters(
    // What was refused, or waits, nobody has.
    messages.filter(({ item }) => !item.sentByMe || item.onServer),
    (view) => ({ ...view.item, ...placeOf(view) }),
  );
  const choice = useChoice();
  const { ids } = choice;
  const chosen = messages.filter(({ item }) => ids?.has(item.id));
  // What was ticked stays so while one looks for others.
  const unseen = chosen.filter((view) => !found.includes(view)).length;
  return (
    <>
      <FindInList find={find} label="Find in your messages" noun="message">
        <ChoiceButtons choice={choice} all={found.map(({ item }) => item.id)} />
      </FindInList>
      <ul className={narrow ? rowList.list : stack.stack}>
        {found.map((view) => (
          <li key={view.item.id}>
            {ids === null ? (
              <Letter {...view} answered={answered.has(view.item.id)} />
            ) : (
              <ChoosableLetter
                letter={view.item}
                checked={ids.has(view.item.id)}
                onCheck={(checked) => choice.check(view.item.id, checked)}
              />
            )}
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <LettersBar chosen={chosen} unseen={unseen} onDone={choice.end} />}
    </>
  );
}
