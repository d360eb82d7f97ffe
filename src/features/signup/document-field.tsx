import { type ChangeEvent, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { DocumentKind } from '../../contract/people/document-options';
import { keepDocument } from '../../db/repositories/applications/own-application-commands';
import { type OwnDocument } from '../../db/repositories/applications/own-application-repository';
import { formatBytes } from '../../domain/format/format-bytes';
import { PhotoError } from '../../platform/files/prepare-photo';
import { lightPaper } from '../../platform/files/light-paper';
import { documentFault, documentTypeOf } from '../../domain/signup/document-fault';
import { DOCUMENT_NAMES } from '../../domain/signup/document-names';
import styles from './business-signup.module.css';

const HINTS: Record<DocumentKind, string> = {
  cacCertificate: 'The certificate of incorporation or business name',
  validID: 'National ID, driver’s licence, voter’s card or passport',
  addressProof: 'A utility bill or a tenancy agreement',
};

/** One paper: looked at by its content before it is kept on this device (BIZ-3). */
export function DocumentField({
  kind,
  document,
  error,
  onKept,
}: {
  kind: DocumentKind;
  document: OwnDocument | undefined;
  error: string | undefined;
  onKept: () => void;
}) {
  const database = useDatabase();
  const [fault, setFault] = useState('');
  const id = `business-${kind}`;
  const take = async (chosen: File) => {
    const file = await lightPaper(chosen);
    const data = await file.arrayBuffer();
    const found = documentFault(file.name, new Uint8Array(data));
    if (found !== null) {
      setFault(found);
      return;
    }
    const type = documentTypeOf(new Uint8Array(data)) ?? file.type;
    await keepDocument(kind, { name: file.name, type, data }, database);
    setFault('');
    onKept();
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file)
      take(file).catch((failure: unknown) =>
        setFault(
          failure instanceof PhotoError
            ? failure.message
            : `${file.name} could not be kept: it cannot be read, or this device has no space.`,
        ),
      );
  };
  const shown = fault || error;
  return (
    <div className={styles.document} data-kept={document !== undefined}>
      <div className={stack.tight}>
        <label className={styles.legend} htmlFor={id} id={`${id}-name`}>
          {DOCUMENT_NAMES[kind]}
          <span aria-hidden="true"> *</span>
        </label>
        <span className={`${stack.small} ${stack.soft}`} id={`${id}-hint`}>
          {HINTS[kind]}
        </span>
        {document && (
          <span role="status">
            <Icon name="check" size={16} /> {document.name} ({formatBytes(document.size)}),{' '}
            {document.sentAt === null ? 'kept on this device' : 'sent'}
          </span>
        )}
        {shown && (
          <span className={styles.error} id={`${id}-error`} role={fault ? 'alert' : undefined}>
            <Icon name="alert" size={16} /> {shown}
          </span>
        )}
      </div>
      <input
        id={id}
        type="file"
        aria-labelledby={`${id}-name`}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        aria-required
        aria-invalid={Boolean(shown)}
        aria-describedby={`${id}-hint${shown ? ` ${id}-error` : ''}`}
        className="visually-hidden"
        onChange={onChange}
      />
      <label htmlFor={id} className={styles.file}>
        <Icon name="image" size={16} /> {document ? 'Choose another file' : 'Choose a file'}
      </label>
    </div>
  );
}
