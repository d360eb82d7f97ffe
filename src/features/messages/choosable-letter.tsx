import { Check } from '../../components/form/check';
import { When } from '../../components/when';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';
import styles from './message-row.module.css';

/** One letter while many are chosen: a tap anywhere ticks it. */
export function ChoosableLetter({
  letter: { sentByMe, recipient, sender, propertyTitle, content, createdAt, readStatus },
  checked,
  onCheck,
}: {
  letter: MessageView['item'];
  checked: boolean;
  onCheck: (checked: boolean) => void;
}) {
  const name = sentByMe ? `To ${recipient.name}` : sender.name;
  return (
    <Check className={styles.row} checked={checked} onChange={onCheck}>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong className={styles.line}>{name}</strong>
          {!sentByMe && !readStatus && <span className={styles.new}>New</span>}
          <When at={createdAt} />
        </span>
        <span className={styles.line}>{propertyTitle}</span>
        <span className={styles.text}>{messagePreview(content)}</span>
      </span>
    </Check>
  );
}
