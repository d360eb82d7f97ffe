import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Light squares around the code, without which cameras do not find it. */
const BORDER = 4;
/** Squares a side from which a small print is hard to read. */
const MANY = 69;

/** A text as a QR code, drawn here: it reaches nobody else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      data-dense={size > MANY || undefined}
      role="img"
      aria-label={label}
    >
      <path d={dark.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}
