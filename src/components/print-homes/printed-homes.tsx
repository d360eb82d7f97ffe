import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BRAND } from '../../domain/brand';
import { countOf } from '../../domain/format/count-of';
import { homeLines } from '../../domain/property/home-lines';
import { inspectionFeeWord } from '../../domain/property/inspection-fee';
import { HouseDrawing } from '../house-drawing';
import { QrCode } from '../qr-code';
import type { PrintedHome, PrintOrder } from './printed-home';
import styles from './printed-homes.module.css';

/** How long photos are waited for that come over the network, in milliseconds. */
const LONGEST_WAIT_MS = 8000;
/** Letters of a description that leave room for others on the page. */
const TEASER = 240;

/**
 * Homes as they are printed, in place of the screen, which stays as it is: the browser is asked to print
 * once the photos are there.
 */
export default function PrintedHomes({
  company,
  phone,
  homes,
  url,
}: PrintOrder & { onClose: () => void }) {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    let current = true;
    const photos = [...(page.current?.querySelectorAll('img') ?? [])];
    const all = Promise.allSettled(photos.map((photo) => photo.decode()));
    const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    void Promise.race([all, enough]).then(() => current && window.print());
    return () => {
      current = false;
    };
  }, []);
  return createPortal(
    <section ref={page} className={styles.page} aria-label="To print">
      <header className={styles.head}>
        <div>
          <h1>{company}</h1>
          <p>
            {countOf(homes.length, 'home')}
            {phone !== null && ` · ${phone}`}
          </p>
        </div>
        <figure className={styles.code}>
          <QrCode text={url} label="Code of the page with these homes" />
        </figure>
      </header>
      <ol>
        {homes.map((home) => (
          <Home key={home.id} home={home} />
        ))}
      </ol>
      <p className={styles.foot}>
        As they are now, on {BRAND}: {url.replace(/^https?:\/\//, '')}
      </p>
    </section>,
    document.body,
  );
}

function Home({ home }: { home: PrintedHome }) {
  const { title, price, place, rooms } = homeLines(home);
  const fee = inspectionFeeWord(home);
  const words = home.description.replace(/\s+/g, ' ');
  return (
    <li className={styles.home}>
      {home.photo === undefined ? (
        <HouseDrawing label="No photo" />
      ) : (
        <img src={home.photo.medium} alt="" width={home.photo.width} height={home.photo.height} />
      )}
      <div>
        <p className={styles.price}>{price}</p>
        <h2>{title}</h2>
        <p>{place}</p>
        <p>{[rooms, fee].filter(Boolean).join(' · ')}</p>
        <p className={styles.words}>
          {words.length > TEASER ? `${words.slice(0, TEASER).trimEnd()}…` : words}
        </p>
      </div>
    </li>
  );
}
