import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon';
import styles from './photo-picker.module.css';

/** The photos of a form on a phone, small beside each other; the chosen one has its tools below them. */
export function PhotoThumbs({
  photos,
  chosen,
  onChoose,
  children,
}: {
  photos: readonly { id: string; picture: ReactNode; needsYou: boolean }[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** The tools of the chosen one. */
  children: ReactNode;
}) {
  const tools = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Below ten photos they would be under the bar at the foot.
    if (chosen !== null) tools.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <ol className={styles.thumbs}>
        {photos.map(({ id, picture, needsYou }, at) => (
          <li key={id}>
            <button
              type="button"
              className={styles.thumb}
              aria-expanded={id === chosen}
              aria-label={`Photo ${at + 1} of ${photos.length}${at === 0 ? ', Cover' : ''}${needsYou ? ', not sent' : ''}`}
              onClick={() => onChoose(id === chosen ? null : id)}
            >
              <span className={styles.picture} aria-hidden="true">
                {picture}
              </span>
              {at === 0 && <span className={styles.cover}>Cover</span>}
              {needsYou && (
                <span className={styles.size}>
                  <Icon name="alert" size={16} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {chosen === null ? (
        <p className={styles.hint}>Tap a photo to move it, to describe it or to take it out.</p>
      ) : (
        <ol ref={tools} className={`${styles.grid} ${styles.chosen}`}>
          {children}
        </ol>
      )}
    </>
  );
}
