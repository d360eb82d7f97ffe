import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog/dialog';
import stack from '../../../components/stack.module.css';
import { downloadFile } from '../../../platform/files/download-file';
import styles from './second-factor.module.css';

/** Shows recovery codes, the one time that anybody sees them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <p>
        Keep these where you find them without this device: on paper, or in a password manager. Each
        of them logs in once in place of a code from the app. They are not shown again.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={stack.row}>
        <Button
          icon="download"
          onClick={() =>
            downloadFile('gida-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)
          }
        >
          Save as a file
        </Button>
        <Button look="primary" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </Dialog>
  );
}
