import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { Dialog } from '../../components/dialog';
import stack from '../../components/stack.module.css';
import type { PropertyContent } from '../../contract/property';
import { type Conflict, keepTheirs, resolveConflict } from '../../db/repositories/resolve-conflict';
import { differingFields, mergeFields } from '../../domain/outbox/differing-fields';
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
  const differences = differingFields(conflict.mine, conflict.theirs);
  const [mine, setMine] = useState<ReadonlySet<Field>>(
    () => new Set(differences.map(({ field }) => field)),
  );
  const choose = (field: Field, keep: boolean) =>
    setMine((before) => {
      const after = new Set(before);
      if (keep) after.add(field);
      else after.delete(field);
      return after;
    });
  const settle = async () => {
    if (mine.size === 0) await keepTheirs(rowId, database);
    else await resolveConflict(rowId, mergeFields(conflict.mine, conflict.theirs, mine), database);
    onClose();
  };
  return (
    <Dialog title="Changed here and elsewhere" onClose={onClose}>
      <p className={stack.soft}>
        This listing was changed on another device after you began your edit. Choose what stands.
      </p>
      <div className={stack.row}>
        <Button onClick={() => setMine(new Set(differences.map(({ field }) => field)))}>
          Keep mine
        </Button>
        <Button onClick={() => setMine(new Set())}>Keep theirs</Button>
      </div>
      {differences.length === 0 && <p>Both versions say the same.</p>}
      {differences.map((difference) => (
        <fieldset key={difference.field} className={styles.difference}>
          <legend className={styles.legend}>{difference.label}</legend>
          <Choice
            name={difference.field}
            label="On this phone"
            value={difference.mine}
            checked={mine.has(difference.field)}
            onChoose={() => choose(difference.field, true)}
          />
          <Choice
            name={difference.field}
            label="On the server"
            value={difference.theirs}
            checked={!mine.has(difference.field)}
            onChoose={() => choose(difference.field, false)}
          />
        </fieldset>
      ))}
      <Button look="primary" onClick={() => void settle()}>
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
