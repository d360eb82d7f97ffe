import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { markMessagesRead } from '../../db/repositories/messages/message-commands';
import { listMessages, placeOf } from '../../db/repositories/messages/message-repository';
import { readMessageWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { conversations } from '../../domain/messages/conversations';
import { ConversationDialog } from '../../features/messages/conversation-dialog';
import { useIsShown } from '../../components/use-is-shown';
import { useQuickReplies } from '../../features/messages/use-quick-replies';

/** A conversation with all its turns, which are read by that, and the answers that a tap writes. */
export default function TodayTalk({ talk: key, onClose }: { talk: string; onClose: () => void }) {
  const database = useDatabase();
  const messages = useLiveQuery(() => listMessages(database), [database]);
  const talk = conversations(messages ?? [], (view) => ({ ...view.item, ...placeOf(view) })).find(
    (one) => one.key === key,
  );
  const ids = talk?.turns.map(({ item }) => item.id).join(' ') ?? '';
  const isShown = useIsShown();
  useEffect(() => {
    if (isShown && ids !== '') void markMessagesRead(ids.split(' '), database);
  }, [database, ids, isShown]);
  const quick = useQuickReplies(talk?.propertyId ?? '');
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  if (talk === undefined) return null;
  return (
    <ConversationDialog
      conversation={talk}
      isReply
      quick={quick}
      warning={warning}
      onClose={onClose}
    />
  );
}
