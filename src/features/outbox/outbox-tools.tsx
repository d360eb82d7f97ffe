import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Button } from '../../components/button';
import { type Database, useOutboxDatabases } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { dismissToast, showToast } from '../../components/delivery/toasts';
import type { Waiting } from '../../db/repositories/outbox/count-outbox';
import { takeInOutboxFile } from '../../db/repositories/outbox/take-in-outbox-file';
import { FILE_PROBLEM_WORDS, takenInWords } from '../../domain/outbox/outbox-file-words';
import { useIsAway } from '../../platform/network/use-is-away';
import { sendNow } from '../../sync/send-now';
import { saveOutboxFile } from './save-outbox-file';
import styles from './outbox.module.css';
import { countOf } from '../../domain/format/count-of';

/** How much waits, and what can be done with all of it: send it, save it, take more in. */
export function OutboxTools({ waiting }: { waiting: Waiting }) {
  const databases = useOutboxDatabases();
  const [asked, setAsked] = useState(false);
  const away = useIsAway();
  const send = () => {
    setAsked(true);
    void Promise.all(databases.map((database) => sendNow(database)));
  };
  return (
    <div className={stack.stack}>
      {waiting.things > 0 && <h2>{waitingWords(waiting)}</h2>}
      <div className={stack.row}>
        {waiting.things > 0 && (
          <>
            {waiting.goesOut && (
              <Button look="primary" icon="send" onClick={send}>
                Send now
              </Button>
            )}
            <Button icon="download" onClick={() => void saveOutboxFile(databases)}>
              Export
            </Button>
          </>
        )}
        <TakeIn databases={databases} />
      </div>
      {waiting.goesOut && asked && away && (
        <p role="status">
          The server does not answer now. What needs no word from you goes out by itself once it
          does.
        </p>
      )}
    </div>
  );
}

/** '3 waiting to be sent, 1 needs you': what was refused goes nowhere by itself. */
function waitingWords({ things, needYou }: Waiting): string {
  if (needYou >= things) return countOf(needYou, 'thing needs you', 'things need you');
  const waits = countOf(things, 'waiting to be sent', 'waiting to be sent');
  return needYou === 0 ? waits : `${waits}, ${needYou === 1 ? '1 needs' : `${needYou} need`} you`;
}

function TakeIn({ databases }: { databases: readonly Database[] }) {
  return (
    <label className={`${buttons.button} ${buttons.secondary} ${styles.file}`}>
      <Icon name="device" />
      Import a file
      <input
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void takeIn(file, databases);
        }}
      />
    </label>
  );
}

/** Takes a file in and says what came of it. */
async function takeIn(file: File, databases: readonly Database[]): Promise<void> {
  const toast = showToast('loading', 'Taking the file in …');
  try {
    const result = await takeInOutboxFile(await file.text(), databases);
    if (typeof result === 'string') showToast('error', FILE_PROBLEM_WORDS[result]);
    else showToast('blank', takenInWords(result));
  } catch (error) {
    console.error(error);
    showToast('error', 'The file could not be taken in.');
  } finally {
    dismissToast(toast);
  }
}
