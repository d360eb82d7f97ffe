import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { showNotKept } from '../../components/delivery/show-not-kept';
import { showToast } from '../../components/delivery/toasts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { ChoiceBar } from '../../components/form/choice-bar';
import { deleteMessages, markMessagesRead } from '../../db/repositories/messages/message-commands';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { countOf } from '../../domain/format/count-of';
import { deleteChosenWords } from '../../domain/messages/delete-words';

/** What can be done with all letters that are chosen (AMSG-1). */
export function LettersBar({
  chosen,
  unseen,
  onDone,
}: {
  chosen: readonly MessageView[];
  unseen: number;
  onDone: () => void;
}) {
  const database = useDatabase();
  const [deleting, setDeleting] = useState(false);
  const unread = chosen.filter(({ item }) => !item.sentByMe && !item.readStatus);
  const ids = chosen.map(({ item }) => item.id);
  const remove = () =>
    void deleteMessages(ids, database).then(() => {
      showToast('success', `Deleted on this device: ${countOf(ids.length, 'message')}`);
      onDone();
    }, showNotKept);
  const read = () =>
    void markMessagesRead(
      unread.map(({ item }) => item.id),
      database,
    ).then(onDone, showNotKept);
  return (
    <ChoiceBar
      label="Selected messages"
      count={chosen.length}
      unseen={unseen}
      dialogs={
        deleting && (
          <ConfirmDialog
            title="Delete messages"
            question={deleteChosenWords(chosen.map(({ item, rows }) => ({ ...item, rows })))}
            yes="Delete"
            no="Keep"
            danger
            onYes={remove}
            onNo={() => setDeleting(false)}
          />
        )
      }
    >
      <Button icon="check" disabled={unread.length === 0} onClick={read}>
        Mark as read
      </Button>
      <Button icon="trash" disabled={chosen.length === 0} onClick={() => setDeleting(true)}>
        Delete
      </Button>
    </ChoiceBar>
  );
}
