import { isSameJson } from '../../domain/is-same-json';
import { memo, useState } from 'react';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { HomeCorner } from '../../components/listing/home-corner';
import { ListingCard } from '../../components/listing/listing-card';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import { useLoginPrompt } from '../../components/dialog/use-login-prompt';
import type { Listing } from '../../contract/listing/property';
import { shownPhone } from '../../domain/format/shown-phone';
import { telephoneLink } from '../../domain/format/phone-links';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import styles from './result-card.module.css';

// What a tap opens comes with the first tap, not with the first listing.
const ContactDialog = lazyDialog(() => import('./contact-dialog'));

/** What waits about a home, as its card tells it. */
export type WaitingRow = DeliveryRow & { kind: string };

type Shown = {
  listing: Listing;
  saved: boolean;
  /** Opened on this device before (SEEN-1). */
  seen: boolean;
  /** It is shown all the same (HIDE-1). */
  hidden: boolean;
  /** What about it is on its way to the server. */
  waiting: readonly WaitingRow[];
  eager: boolean;
};

/**
 * A result with what can be done with it: call, e-mail, save (RES-5, RES-14). It is drawn anew only where
 * it changes: twenty of them hold up every tap on a slow phone.
 */
export const ResultCard = memo(Card, isSameJson);

function Card({ listing, saved, seen, hidden, waiting, eager }: Shown) {
  const { withLogin, prompt } = useLoginPrompt();
  const [writing, setWriting] = useState(false);

  // 'Saved on this device' is no word for a heart that was taken back; a refusal is told all the same.
  const told = waiting.filter(({ kind, state }) => kind !== 'saved.remove' || state === 'rejected');
  const { phone } = listing.agent;
  const tel = telephoneLink(phone);
  const actions = (
    <>
      {phone !== null && tel && (
        <a className={`${buttons.button} ${buttons.secondary} ${styles.tight}`} href={tel}>
          Call agent
          <span className={styles.number} aria-hidden="true">
            {shownPhone(phone)}
          </span>
          <span className="visually-hidden"> about {listing.title}</span>
        </a>
      )}
      <Button onClick={() => withLogin('contact', () => setWriting(true))}>
        Email agent<span className="visually-hidden"> about {listing.title}</span>
      </Button>
    </>
  );
  return (
    <div>
      <ListingCard
        listing={listing}
        eager={eager}
        seen={seen}
        actions={actions}
        corner={<HomeCorner listing={listing} saved={saved} hidden={hidden} />}
        mark={
          told.length > 0 && <DeliveryChip delivery={deliveryOf(told, false)} sentText={null} />
        }
      />
      {prompt}
      {writing && <ContactDialog listing={listing} onClose={() => setWriting(false)} />}
    </div>
  );
}
