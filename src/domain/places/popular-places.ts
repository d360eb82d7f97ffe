/** The popular locations (HOME-4) and how many of them are shown. */
export const POPULAR_LOCATIONS = [
  'Lekki',
  'Ikeja',
  'Victoria Island',
  'Ikoyi',
  'Ajah',
  'Yaba',
  'Surulere',
  'Gbagada',
  'Magodo',
];
export const POPULAR_SHOWN = 5;
