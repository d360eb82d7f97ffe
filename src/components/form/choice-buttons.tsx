import { formatCount } from '../../domain/format/format-count';
import { Button } from '../button';
import type { Choice } from './use-choice';

/** Begins choosing of a list, chooses all of it, and gives up. */
export function ChoiceButtons({
  choice,
  all,
}: {
  choice: Choice;
  /** The ids of everything that is shown: what was ticked before and is not shown stays ticked. */
  all: readonly string[];
}) {
  if (choice.ids === null)
    return (
      all.length > 0 && (
        <Button look="plain" onClick={() => choice.begin()}>
          Select
        </Button>
      )
    );
  return (
    <span>
      <Button look="plain" onClick={() => choice.begin([...(choice.ids ?? []), ...all])}>
        All {formatCount(all.length)}
      </Button>
      <Button look="plain" onClick={choice.end}>
        Cancel
      </Button>
    </span>
  );
}
