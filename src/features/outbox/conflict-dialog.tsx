import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { Dialog } from '../../components/dialog/dialog';
import stack from '../../components/stack.module.css';
import type { PropertyContent } from '../../contract/listing/listing-fields';
import {
  type Conflict,
  keepTheirs,
  resolveConflict,
} from '../../db/repositories/outbox/resolve-conflict';
import { clashesInWords, isSameContent, withTheirs } from '../../domain/outbox/clashes-in-words';
import styles from './outbox.module.css';

type Field = keyof PropertyContent;

/** Both versions of a listing, field by field: mine, theirs, or some of each. */
export function ConflictDialog({
  rowId,
  conflict,
  onClose,
}: {
  rowId: string;
  conflict: Conflict;
  onClose: () => void;
}) {
  const database = useDatabase();
  const { base, mine, theirs, merged, clashes } = conflict;
  const questions = clashesInWords(base, mine, theirs, clashes);
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<Field>>(new Set());
  const choose = (field: Field, keep: boolean) =>
    setFromTheirs((before) => {
      const after = new Set(before);
      if (keep) after.delete(field);
      else after.add(field);
      return after;
    });
  const settle = async () => {
    const content = withTheirs(merged, theirs, fromTheirs);
    if (isSameContent(content, theirs)) await keepTheirs(rowId, database);
    else await resolveConflict(rowId, content, database);
    onClose();
  };
  return (
    <Dialog title="Changed here and elsewhere" onClose={onClose}>
      <p className={stack.soft}>
        This listing was changed on another device after you began your edit. What only one of the
        two changed is kept. Choose what stands where both did.
      </p>
      <div className={stack.row}>
        <Button onClick={() => setFromTheirs(new Set())}>Keep this device’s</Button>
        <Button onClick={() => setFromTheirs(new Set(clashes))}>Keep the server’s</Button>
      </div>
      {questions.length === 0 && <p>Nothing was changed by both.</p>}
      {questions.map((question) => (
        <fieldset key={question.field} className={styles.difference}>
          <legend className={styles.legend}>{question.label}</legend>
          {question.before !== null && (
            <p className={`${stack.small} ${stack.soft}`}>Before: {question.before}</p>
          )}
          <Choice
            name={question.field}
            label="On this device"
            value={question.mine}
            checked={!fromTheirs.has(question.field)}
            onChoose={() => choose(question.field, true)}
          />
          <Choice
            name={question.field}
            label="On the server"
            value={question.theirs}
            checked={fromTheirs.has(question.field)}
            onChoose={() => choose(question.field, false)}
          />
        </fieldset>
      ))}
      <Button look="primary" onClick={() => void settle().catch(showNotKept)}>
        Use this version
      </Button>
    </Dialog>
  );
}

function Choice(props: {
  name: string;
  label: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`version-${props.name}`}
        checked={props.checked}
        onChange={props.onChoose}
      />
      <span>
        <span className={`${stack.small} ${stack.soft}`}>{props.label}</span> <br />
        {props.value}
      </span>
    </label>
  );
}
