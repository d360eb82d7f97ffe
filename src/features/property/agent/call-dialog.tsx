import { Button } from '../../../components/button';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog/dialog';
import { Icon } from '../../../components/icon';
import stack from '../../../components/stack.module.css';
import { PROFILE } from '../../../domain/profile';

/** Says who is called, and opens the phone's dialler (PROP-4). */
export function CallDialog({
  company,
  phone,
  tel,
  onClose,
}: {
  company: string;
  phone: string;
  tel: string;
  onClose: () => void;
}) {
  return (
    <Dialog title={`Calling ${company}`} onClose={onClose}>
      <p>
        Calling {company} at <strong>{phone}</strong>.
      </p>
      <div className={stack.row}>
        {PROFILE.dialsAgents && (
          <a className={`${buttons.button} ${buttons.primary}`} href={tel}>
            <Icon name="phone" />
            Dial {phone}
          </a>
        )}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
