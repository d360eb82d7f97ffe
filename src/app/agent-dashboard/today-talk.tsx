import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { markMessagesRead } from '../../db/repositories/messages/message-commands';
import { listMessages, placeOf } from '../../db/repositories/messages/message-repository';
import { conversations } from '../../domain/messages/conversations';
import { AnswerDialog } from '../../features/messages/answer-dialog';
import { ConversationDialog } from '../../features/messages/conversation-dialog';

/** A conversation with all its turns, which are read by that, and the answer to its last letter. */
export default function TodayTalk({ talk: key, onClose }: { talk: string; onClose: () => void }) {
  const database = useDatabase();
  const messages = useLiveQuery(() => listMessages(database), [database]);
  const [replying, setReplying] = useState(false);
  const talk = conversations(messages ?? [], (view) => ({ ...view.item, ...placeOf(view) })).find(
    (one) => one.key === key,
  );
  const ids = talk?.turns.map(({ item }) => item.id).join(' ') ?? '';
  useEffect(() => {
    if (ids !== '') void markMessagesRead(ids.split(' '), database);
  }, [database, ids]);
  const last = talk?.turns.findLast(({ item }) => !item.sentByMe);
  if (talk === undefined || last === undefined) return null;
  return replying ? (
    <AnswerDialog message={last.item} onClose={onClose} />
  ) : (
    <ConversationDialog conversation={talk} onReply={() => setReplying(true)} onClose={onClose} />
  );
}
