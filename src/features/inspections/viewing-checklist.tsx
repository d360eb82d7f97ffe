import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { TextField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import { showNotKept } from '../../components/delivery/show-not-kept';
import {
  readViewing,
  storeFinding,
  type Viewing,
} from '../../db/repositories/notes/viewing-repository';
import { VIEWING_ITEMS } from '../../domain/inspections/viewing-items';
import { keepTyping } from '../../platform/typing/keep-typing';
import { useLatest } from '../../platform/use-latest';
import { useFlushWhenLeft } from '../../platform/use-flush-when-left';
import styles from './inspections.module.css';
import { ViewingPhotos } from './viewing-photos';

/** What to look at, answered with a tap, and photos; kept on this device with the home. */
export function ViewingChecklist({ propertyId }: { propertyId: string }) {
  const database = useDatabase();
  const viewing = useLiveQuery(() => readViewing(propertyId, database), [database, propertyId]);
  if (viewing === undefined) return null;
  const done = Object.keys(viewing.check.answers).length;
  return (
    <details>
      <summary className={styles.summary}>
        What to look at: {done} of {VIEWING_ITEMS.length}
      </summary>
      <ul className={stack.stack}>
        {VIEWING_ITEMS.map((item) => (
          <Finding key={item.id} propertyId={propertyId} item={item} viewing={viewing} />
        ))}
      </ul>
      <ViewingPhotos propertyId={propertyId} photos={viewing.photos} />
    </details>
  );
}

function Finding({
  propertyId,
  item,
  viewing,
}: {
  propertyId: string;
  item: (typeof VIEWING_ITEMS)[number];
  viewing: Viewing;
}) {
  const database = useDatabase();
  const answer = viewing.check.answers[item.id];
  const store = (finding: Parameters<typeof storeFinding>[2]) =>
    storeFinding(propertyId, item.id, finding, database);
  const [remark, setRemark] = useState('');
  const latest = useLatest(() => store({ remark }));
  const [typing] = useState(() => keepTyping(() => latest.current()));
  useFlushWhenLeft(typing.flush);
  return (
    <li className={stack.tight}>
      <fieldset className={stack.row}>
        <legend className={styles.item}>{item.label}</legend>
        {(['good', 'bad'] as const).map((choice) => (
          <Button
            key={choice}
            look={answer === choice ? 'green' : 'secondary'}
            aria-pressed={answer === choice}
            onClick={() =>
              void store({ answer: answer === choice ? null : choice }).catch(showNotKept)
            }
          >
            {choice === 'good' ? 'Good' : 'Not good'}
          </Button>
        ))}
      </fieldset>
      <TextField
        label={`Remark on ${item.label.toLowerCase()}`}
        placeholder={item.hint}
        maxLength={300}
        defaultValue={viewing.check.remarks[item.id] ?? ''}
        onBlur={() => void typing.flush()}
        onChange={(event) => {
          setRemark(event.target.value);
          typing.changed();
        }}
      />
    </li>
  );
}
