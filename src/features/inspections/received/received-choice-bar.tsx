import { useState } from 'react';
import { Button } from '../../../components/button';
import { ChoiceBar } from '../../../components/form/choice-bar';
import type { Inspection } from '../../../contract/inspection/inspection';
import {
  MANY_ANSWERS,
  type ManyAnswer,
  takesAnswer,
} from '../../../domain/inspections/many-inspections';
import { useNow } from '../../../platform/use-now';
import { AnswerDialog } from './answer-dialog';

/** The answers to all requests that are chosen (AINS-4), each after one question. */
export function ReceivedChoiceBar({
  chosen,
  unseen,
  all,
  minutes,
  onDone,
}: {
  chosen: readonly Inspection[];
  unseen: number;
  all: readonly Inspection[];
  /** How long one viewing takes. */
  minutes: number | undefined;
  onDone: () => void;
}) {
  const now = useNow();
  const [asking, setAsking] = useState<ManyAnswer | null>(null);
  return (
    <ChoiceBar
      label="Selected requests"
      count={chosen.length}
      unseen={unseen}
      dialogs={
        asking && (
          <AnswerDialog
            answer={asking}
            chosen={chosen}
            all={all}
            minutes={minutes}
            onDone={onDone}
            onClose={() => setAsking(null)}
          />
        )
      }
    >
      {MANY_ANSWERS.map((answer) => (
        <Button
          key={answer.label}
          disabled={!chosen.some((one) => takesAnswer(answer, one, now))}
          onClick={() => setAsking(answer)}
        >
          {answer.label}
        </Button>
      ))}
    </ChoiceBar>
  );
}
