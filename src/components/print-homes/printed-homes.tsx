import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Photo } from '../../contract/listing/property';
import { BRAND } from '../../domain/brand';
import { countOf } from '../../domain/format/count-of';
import { shownPhone } from '../../domain/format/shown-phone';
import { clipText } from '../../domain/format/clip-text';
import { homeLines } from '../../domain/property/words/home-lines';
import { inspectionFeeWord } from '../../domain/property/inspection-fee';
import { HouseDrawing } from '../listing/house-drawing';
import { QrCode } from '../qr-code';
import type { PrintedHome, PrintOrder } from './printed-home';
import styles from './printed-homes.module.css';

/** How long photos are waited for that come over the network, in milliseconds. */
const LONGEST_WAIT_MS = 8000;
/** What is asked for, the best first. */
const SIZES = ['medium', 'small'] as const;
/** Letters of a description that leave room for others on the page. */
const TEASER = 240;

/**
 * Homes as they are printed, in place of the screen, which stays as it is: the browser is asked to print
 * once the photos are there. Phones draw the paper while their own dialog is open, so it stays until the page is
 * touched again.
 */
export default function PrintedHomes({
  company,
  phone,
  homes,
  url,
  onPrint,
  onClose,
}: PrintOrder & { onPrint: () => void; onClose: () => void }) {
  const page = useRef<HTMLElement>(null);
  const print = useEffectEvent(() => {
    onPrint();
    window.print();
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const ended = new AbortController();
    const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    void Promise.race([photosIn(page), enough]).then(() => {
      if (ended.signal.aborted) return;
      print();
      const once = { once: true, capture: true, signal: ended.signal };
      for (const touch of ['pointerdown', 'keydown'])
        document.addEventListener(touch, () => close(), once);
    });
    return () => ended.abort();
  }, []);
  return createPortal(
    <section ref={page} className={styles.page} aria-label="To print">
      <header className={styles.head}>
        <div>
          <h1>{company}</h1>
          <p>
            {countOf(homes.length, 'home')}
            {phone !== null && ` · ${shownPhone(phone)}`}
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

/** Waits until each photo is there, or the smaller one that takes its place. */
async function photosIn(page: RefObject<HTMLElement | null>): Promise<void> {
  for (const _ of SIZES) {
    const photos = [...(page.current?.querySelectorAll('img') ?? [])];
    await Promise.allSettled(photos.map((photo) => photo.decode()));
    // What did not come is drawn in another size by then.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A photo; with no network the size that this device has, or a drawing. */
function PrintedPhoto({ photo, type }: { photo: Photo | undefined; type: string }) {
  const [failed, setFailed] = useState(0);
  const size = SIZES[failed];
  if (photo === undefined || size === undefined)
    return <HouseDrawing label="No photo" type={type} />;
  return (
    <img
      key={size}
      src={photo[size]}
      alt=""
      width={photo.width}
      height={photo.height}
      onError={() => setFailed(failed + 1)}
    />
  );
}

function Home({ home }: { home: PrintedHome }) {
  const { title, price, place, rooms } = homeLines(home);
  const fee = inspectionFeeWord(home);
  const words = home.description.replace(/\s+/g, ' ');
  return (
    <li className={styles.home}>
      <PrintedPhoto photo={home.photo} type={home.type} />
      <div>
        <p className={styles.price}>{price}</p>
        <h2>{title}</h2>
        <p>{place}</p>
        <p>{[rooms, fee].filter(Boolean).join(' · ')}</p>
        <p className={styles.words}>
          {words.length > TEASER ? `${clipText(words, TEASER)}…` : words}
        </p>
      </div>
    </li>
  );
}
