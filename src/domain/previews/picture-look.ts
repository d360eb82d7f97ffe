/** The colours of pictures of homes, whatever theme a phone has. */
export const PICTURE_COLORS = {
  green: '#0b5d3b',
  light: '#128a58',
  /** So dark that white words on it are legible. */
  dark: '#06301f',
  orange: '#f2a33a',
  white: '#ffffff',
  soft: '#d5ecdf',
} as const;

/** The house of the app's icon as lines of 40 points and a filled door, on a ground of 512 points. */
export const HOUSE_PATHS = {
  roof: 'M112 262 256 132l144 130',
  walls: 'M152 250v134a16 16 0 0 0 16 16h176a16 16 0 0 0 16-16V250',
  door: 'M226 400v-74a30 30 0 0 1 60 0v74',
} as const;
