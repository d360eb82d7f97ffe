import type { Plugin } from 'vite';
import { baseMap } from './base-map.mjs';

const BASE_MAP = 'virtual:base-map';

/** The drawing under the maps, made from its data packages when the app is built. */
export const drawnMap: Plugin = {
  name: 'base-map',
  resolveId: (id) => (id === BASE_MAP ? `\0${BASE_MAP}` : null),
  load: (id) =>
    id === `\0${BASE_MAP}` ? `export default JSON.parse('${JSON.stringify(baseMap())}')` : null,
};
