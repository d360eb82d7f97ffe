import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { exportDevice } from '../../db/repositories/device/device-export';
import { readSession } from '../../db/repositories/account/session-repository';
import { downloadFile } from '../../platform/files/download-file';
import { fetchAccountExport } from '../../sync/account-calls';
import { refusalCode } from '../../sync/refusal-code';

/** Hands out what is kept: this device's part at once, the account's as soon as the server is reached. */
export default function DataExportDialog({ onClose }: { onClose: () => void }) {
  const database = useDatabase();
  const [told, setTold] = useState<{ tone: 'good' | 'warn'; text: string } | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const save = (name: string, content: unknown) =>
    downloadFile(name, 'application/json', JSON.stringify(content, null, 2));
  const phone = async () => {
    try {
      save('gida-this-device.json', await exportDevice(database));
      setTold({ tone: 'good', text: 'What is on this device was saved, photos included.' });
    } catch {
      setTold({ tone: 'warn', text: 'This device could not write the file. Free some space.' });
    }
  };
  const account = async () => {
    const session = await readSession();
    if (session === null || isFetching) return;
    setIsFetching(true);
    setTold(null);
    try {
      save('gida-account.json', await fetchAccountExport(session.token));
      setTold({
        tone: 'good',
        text: 'What the server keeps about you was saved; of papers their names, of photos their addresses, which end with the account.',
      });
    } catch (failure) {
      setTold({
        tone: 'warn',
        text:
          failure instanceof Error && refusalCode(failure) !== null
            ? failure.message
            : 'The server could not be reached, or the line broke off. Try again when there is a network.',
      });
    }
    setIsFetching(false);
  };
  return (
    <Dialog title="Request Data Export" onClose={onClose}>
      <p>
        You may have a copy of everything at any time. What is on this device is ready at once; what
        the server keeps comes with the network, within 48 hours at the latest.
      </p>
      <div className={stack.row}>
        <Button icon="device" onClick={() => void phone()}>
          Save this device's part
        </Button>
        <Button look="primary" icon="download" onClick={() => void account()}>
          {isFetching ? 'Fetching …' : "Save the account's part"}
        </Button>
      </div>
      {told && <Notice tone={told.tone}>{told.text}</Notice>}
    </Dialog>
  );
}
