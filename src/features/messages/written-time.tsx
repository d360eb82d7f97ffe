import { When } from '../../components/when';
import type { Message } from '../../contract/feed/message';

/** When a message was written, where it waited on a phone before it arrived; else nothing. */
export function WrittenTime({ writtenAt }: Pick<Message, 'writtenAt'>) {
  return writtenAt ? (
    <>
      , written <When at={writtenAt} />
    </>
  ) : null;
}
