/** Where map tiles come from; VITE_TILE_URL names another server. */
export const TILE_SOURCE = {
  url: import.meta.env.VITE_TILE_URL ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution:
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors (ODbL)',
  maxZoom: 19,
};
