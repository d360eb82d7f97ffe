import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '../../../components/icon';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { decodeText } from '../../../domain/import/file/decode-text';
import type { LeftOutSheet } from '../../../domain/import/unread-sheets-words';
import { isWorkbook } from '../../../domain/import/file/is-workbook';
import { formatBytes } from '../../../domain/format/format-bytes';
import { CodeMissingError, loadCode } from '../../../platform/load-code';
import styles from '../photos/photo-picker.module.css';

/** A table as text; of a workbook also the sheets that are no tables of listings. */
export type ChosenFile = { name: string; text: string; leftOut: LeftOutSheet[] };

/** Larger tables are for the server's own import: a phone would run out of memory. */
const MOST_BYTES = 10_000_000;

/** Chooses a CSV or a workbook and reads it as text. */
export function ImportFile({ onChosen }: { onChosen: (file: ChosenFile | null) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file === undefined) return;
    setFailure('');
    setName('');
    onChosen(null);
    try {
      if (file.size > MOST_BYTES)
        throw new Error(
          `${file.name} has ${formatBytes(file.size)}; at most ${formatBytes(MOST_BYTES)} can be read here.`,
        );
      const read = await tableIn(new Uint8Array(await file.arrayBuffer()));
      onChosen({ name: file.name, ...read });
      setName(file.name);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-label="File">
      <p className={stack.soft}>
        A table as CSV or Excel workbook, a row for each listing, with columns such as price,
        address or location, bedrooms, size, type and description; a unit may stand in a cell or in
        the name of its column (₦m, per month, sqft). What cannot be read is shown and never
        guessed. A column called reference makes a later import update the same listing.
      </p>
      <div>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => void choose(event)}
        />
        <label htmlFor={id} className={styles.add}>
          <Icon name="download" />
          {name === '' ? 'Choose a file' : `${name}: choose another`}
        </label>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}

/** The table in a file as text. What reads workbooks is fetched with the first one, and kept from then on. */
async function tableIn(bytes: Uint8Array<ArrayBuffer>): Promise<Omit<ChosenFile, 'name'>> {
  if (!isWorkbook(bytes)) return { text: decodeText(bytes), leftOut: [] };
  const { workbookText } = await loadCode(
    () => import('../../../domain/import/file/workbook-text'),
  ).catch((error: unknown) => {
    throw error instanceof CodeMissingError
      ? new Error(
          'The first Excel file needs a network, to fetch what reads it. Without one, save it as CSV.',
        )
      : error;
  });
  return workbookText(bytes);
}
