import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useHeard } from '../../components/delivery/use-heard';
import { useDatabase } from '../../components/context/database-context';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import EditAlertDialog from '../../components/dialog/edit-alert-dialog';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import stack from '../../components/stack.module.css';
import type { SearchAlert } from '../../contract/search/search-alert';
import { hasAlertMails } from '../../db/repositories/account/account-repository';
import { deleteAlert, updateAlert } from '../../db/repositories/alerts/alert-commands';
import { listAlerts } from '../../db/repositories/alerts/alert-repository';
import { deliveryOf } from '../../domain/outbox/delivery';
import { criteriaWords, resultsPath } from '../../domain/search/alert-criteria';
import styles from './account.module.css';
import { AlertMatchesDialog } from './alert-matches-dialog';
import { RecentSearchesDialog } from './recent-searches-dialog';
import { offerOf } from '../../domain/property/price/offers';

type Open = { what: 'matches' | 'edit' | 'delete'; alert: SearchAlert } | { what: 'recent' };

/** Whether a search tells of new homes, and how. */
function whatItDoes({ active, frequency }: SearchAlert, hasMails: boolean): string {
  if (!active) return 'Saved search';
  return hasMails ? `E-mail: ${frequency.toLowerCase()}` : 'Alert in the app, e-mails are off';
}

/** The searches a person keeps, those that write to them, and the last ones made, from this device. */
export default function SavedSearches() {
  const database = useDatabase();
  const known = useHeard('search-alerts', listAlerts);
  const entries = known ?? [];
  const hasMails = useLiveQuery(() => hasAlertMails(database), [database]) ?? true;
  const [open, setOpen] = useState<Open | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  return (
    <section className={`${stack.card} ${stack.tight}`} aria-labelledby="searches">
      <div className={stack.between}>
        <h2 id="searches" ref={list} tabIndex={-1}>
          Saved searches and alerts
        </h2>
        <Button icon="clock" onClick={() => setOpen({ what: 'recent' })}>
          Recent searches
        </Button>
      </div>
      {known?.length === 0 && (
        <p className={stack.soft}>Save a search from its results, and it is one tap away here.</p>
      )}
      <ul className={stack.tight}>
        {entries.map(({ item: alert, rows }) => (
          <li key={alert.id} className={styles.item}>
            <span>
              <Link to={resultsPath(alert.criteria)}>{alert.name}</Link>
              <br />
              <span className={stack.soft}>
                {whatItDoes(alert, hasMails)},{' '}
                {[
                  offerOf(alert.criteria.listingType ?? 'sale').words,
                  ...criteriaWords(alert.criteria),
                ].join(', ')}
              </span>{' '}
              {/* 'Sent' would be read as of a mail. */}
              <DeliveryChip delivery={deliveryOf(rows, alert.version > 0)} sentText={null} />
            </span>
            <span className={stack.row}>
              <Button
                onClick={() => setOpen({ what: 'matches', alert })}
                aria-label={`Matches of ${alert.name}`}
              >
                Matches
              </Button>
              <Button
                icon="edit"
                aria-label={`Edit ${alert.name}`}
                onClick={() => setOpen({ what: 'edit', alert })}
              />
              <Button
                icon="trash"
                aria-label={`Delete ${alert.name}`}
                onClick={() => setOpen({ what: 'delete', alert })}
              />
            </span>
          </li>
        ))}
      </ul>
      {open?.what === 'matches' && <AlertMatchesDialog alert={open.alert} onClose={close} />}
      {open?.what === 'edit' && (
        <EditAlertDialog
          alert={open.alert}
          onSave={(said) => updateAlert(open.alert, said, database)}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          title="Delete search"
          question={`Delete ${open.alert.name}?${open.alert.active ? ' It tells you of no more homes.' : ''}`}
          yes="Delete"
          danger
          onYes={() => {
            close();
            list.current?.focus();
            void deleteAlert(open.alert, database);
          }}
          onNo={close}
        />
      )}
      {open?.what === 'recent' && <RecentSearchesDialog onClose={close} />}
    </section>
  );
}
