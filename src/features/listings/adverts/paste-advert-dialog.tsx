import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { showToast } from '../../../components/delivery/toasts';
import { Dialog } from '../../../components/dialog/dialog';
import { TextArea } from '../../../components/form/field';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { DRAFT_PARAM, SHARED_CHAT_TYPES } from '../../../contract/listing/share-target';
import { PAGES } from '../../../contract/pages';
import { keepShared } from '../../../db/repositories/my-properties/shared-files';
import { type Advert, readAdverts } from '../../../domain/advert/read-adverts';
import {
  cutChatWords,
  NOT_SHARED_WORDS,
  noChatWords,
} from '../../../domain/property/words/shared-words';
import { isPacked, readChat, readSharedFiles } from '../../../db/shared/read-shared-files';

/** Where the words of an advert, or a chat that was exported, come in. */
export function PasteAdvertDialog({
  text,
  onChange,
  onRead,
  onClose,
}: {
  text: string;
  onChange: (text: string) => void;
  /** Told the homes that were read: one at least. */
  onRead: (first: Advert, all: Advert[]) => void;
  onClose: () => void;
}) {
  const database = useDatabase();
  const navigate = useNavigate();
  const [error, setError] = useState('');
  const [cut, setCut] = useState('');
  const [reading, setReading] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const read = () => {
    const found = readAdverts(text);
    const [first] = found;
    if (first === undefined) setError('Paste the words of an advert first');
    else onRead(first, found);
  };
  /** A chat with its photos is a begun listing of its own, as when it is shared with the app. */
  const takePacked = async (chosen: File) => {
    const { outcome, id } = await keepShared(await readSharedFiles([], [chosen]), database);
    const open = () => void navigate(`${PAGES.addProperty.path}?${DRAFT_PARAM}=${id}`);
    const why = outcome === 'lost' ? NOT_SHARED_WORDS.lost : noChatWords(chosen.name);
    if (file.current !== null) {
      if (id === null) setError(why);
      else open();
      return;
    }
    // Whoever closed this meanwhile is told where they are now.
    if (id === null) showToast('error', why);
    else showToast('success', `${chosen.name} was read.`, { label: 'Open it', run: open });
  };
  const takeWords = async (chosen: File) => {
    const { end, isCut } = await readChat(chosen);
    onChange(end);
    setError('');
    setCut(isCut ? cutChatWords(chosen.name) : '');
  };
  const choose = async (input: HTMLInputElement) => {
    const chosen = input.files?.[0];
    if (chosen === undefined) return;
    setReading(true);
    try {
      await (isPacked(chosen) ? takePacked(chosen) : takeWords(chosen));
    } catch {
      setError(`${chosen.name} could not be read. Choose it again.`);
    }
    setReading(false);
    // The same file may be chosen once more.
    input.value = '';
  };
  return (
    <Dialog title="Paste an advert" onClose={onClose}>
      {/* No form of its own: it stands within that of the listing. */}
      <div className={stack.stack}>
        <TextArea
          label="The advert, as it stands in the chat"
          hint="Several homes in one text become a draft each. Nothing is published yet."
          rows={9}
          readOnly={reading}
          value={text}
          error={error}
          onChange={(event) => {
            setError('');
            onChange(event.target.value);
          }}
        />
        {cut !== '' && <Notice tone="warn">{cut}</Notice>}
        <Button look="primary" onClick={read}>
          Read it
        </Button>
        <Button icon="download" disabled={reading} onClick={() => file.current?.click()}>
          {reading ? 'Reading the chat …' : 'Choose an exported chat'}
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept={SHARED_CHAT_TYPES.join()}
          aria-label="Exported chat"
          onChange={(event) => void choose(event.target)}
        />
      </div>
    </Dialog>
  );
}
