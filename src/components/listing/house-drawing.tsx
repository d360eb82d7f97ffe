import type { PropertyType } from '../../contract/listing/property-options';
import styles from './listing-photo.module.css';

/** On 400 by 300 points: what is light, and what is dark on it. */
type Drawn = { light: string; dark: string };

const WINDOW = 'h26v26h-26Z';
const BUNGALOW: Drawn = {
  light: 'M128 140h144v92H128Z',
  dark: `M110 142 200 74l90 68ZM184 232v-46h32v46ZM146 158${WINDOW}m80 0${WINDOW}`,
};
const HOUSE: Drawn = {
  light: 'M120 112h160v120H120Z',
  dark: `M102 114 200 52l98 62ZM184 232v-48h32v48ZM140 128${WINDOW}m94 0${WINDOW}m-94 56${WINDOW}m94 0${WINDOW}`,
};
const BLOCK: Drawn = {
  light: 'M132 70h136v162H132Z',
  dark: `M122 58h156v14H122ZM186 232v-46h28v46Z${[88, 134, 180].map((y) => `M148 ${y}${WINDOW}m39 0${y === 180 ? '' : WINDOW}m39 0${WINDOW}`).join('')}`,
};
const PLOT: Drawn = {
  light: 'M40 280 96 216h208l56 64Z',
  dark: 'M88 222v-34h12v34ZM300 222v-34h12v34ZM216 222v-66h12v66ZM222 76a46 46 0 1 1-.1 0Z',
};
const SHOP: Drawn = {
  light: 'M112 130h176v102H112Z',
  dark: 'M112 92h176l20 44H92ZM130 154h76v50h-76ZM226 232v-78h38v78Z',
};
const HALL: Drawn = {
  light: 'M72 140 200 92l128 48v92H72Z',
  dark: 'M60 140 200 84l140 56v12L200 98 60 152ZM150 232v-66h100v66Z',
};

const DRAWN: Partial<Record<string, Drawn>> = {
  Apartment: BLOCK,
  Flat: BLOCK,
  Studio: BLOCK,
  'Office Space': BLOCK,
  'Coworking Space': BLOCK,
  Bungalow: BUNGALOW,
  Land: PLOT,
  'Commercial Land': PLOT,
  'Retail Space': SHOP,
  Industrial: HALL,
  Warehouse: HALL,
} satisfies Partial<Record<PropertyType, Drawn>>;

/** The plain drawing in place of a photo, of the kind of home that it is; silent where its words are beside it. */
export function HouseDrawing({ label, type = '' }: { label: string; type?: string | undefined }) {
  const { light, dark } = DRAWN[type] ?? HOUSE;
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 400 300"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="300" className={styles.sky} />
      <rect y="222" width="400" height="78" className={styles.ground} />
      <path d={light} className={styles.wall} />
      <path d={dark} className={styles.roof} />
    </svg>
  );
}
