import rowList from '../../../components/page/row-list.module.css';
import type { Choice } from '../../../components/form/use-choice';
import { ChoosableLine } from './choosable-line';
import { ReceivedLine } from './received-line';
import type { ReceivedProps } from './received-row';

/** Requests on a phone: a line each, with its answers, or with a box to tick while many are chosen. */
export function ReceivedLines({
  lines,
  choice,
}: {
  lines: readonly ReceivedProps[];
  choice: Choice;
}) {
  return (
    <ul className={rowList.list}>
      {lines.map((line) => {
        const { id } = line.inspection;
        return (
          <li key={id}>
            {choice.ids === null ? (
              <ReceivedLine {...line} />
            ) : (
              <ChoosableLine
                {...line}
                checked={choice.ids.has(id)}
                onCheck={(checked) => choice.check(id, checked)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
