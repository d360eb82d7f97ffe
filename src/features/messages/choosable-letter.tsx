import stack from '../../components/stack.module.css';
import { Check } from '../../components/form/check';
import { When } from '../../components/when';
import type { MessageView } from '../../db/repositories/messages/message-repository';
import { messagePreview } from '../../domain/format/message-preview';

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
    <Check className={`${stack.check} ${stack.padded}`} checked={checked} onChange={onCheck}>
      <span>
        <strong>{name}</strong>, {propertyTitle}
        {!sentByMe && !readStatus && ', new'}
        <br />
        <span className={`${stack.soft} ${stack.small}`}>
          {messagePreview(content)} <When at={createdAt} />
        </span>
      </span>
    </Check>
  );
}
