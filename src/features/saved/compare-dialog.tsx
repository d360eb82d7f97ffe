import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import { Check } from '../../components/form/check';
import type { Listing } from '../../contract/listing/property';
import { compareHomes } from '../../domain/saved/compare-homes';
import styles from './compare-dialog.module.css';
import saved from './saved.module.css';

/** Up to four homes side by side, what differs marked; on a phone the table scrolls sideways. */
export function CompareDialog({ listings, onClose }: { listings: Listing[]; onClose: () => void }) {
  const [onlyOther, setOnlyOther] = useState(false);
  const rows = compareHomes(listings).filter(({ differs }) => differs || !onlyOther);
  return (
    <Dialog full title="Compare" onClose={onClose}>
      <Check className={saved.tick} checked={onlyOther} onChange={setOnlyOther}>
        Only what differs
      </Check>
      {/* Scrollable by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroll} tabIndex={0} aria-label="Comparison">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What is compared</span>
              </th>
              {listings.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, differs }) => (
              <tr key={name} data-differs={differs}>
                <th scope="row">
                  {name}
                  {!differs && <span className={styles.same}>the same</span>}
                </th>
                {listings.map(({ id }, at) => (
                  <td key={id}>{values[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
