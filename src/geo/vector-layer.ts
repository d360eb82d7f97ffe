import { namedFlavor } from '@protomaps/basemaps';
import type { GridLayer } from 'leaflet';
import { FetchSource, PMTiles, type RangeResponse, type Source } from 'pmtiles';
import { labelRules, leafletLayer, paintRules } from 'protomaps-leaflet';

/** A Leaflet layer that draws a PMTiles file in the colours of the page, without a ground of its own. */
export function vectorLayer(
  file: string | Blob,
  attribution: string,
  onFail: () => void,
): GridLayer {
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = document.documentElement.dataset.theme;
  const flavor = namedFlavor((chosen ?? (dark ? 'dark' : 'light')) === 'dark' ? 'dark' : 'light');
  const source = typeof file === 'string' ? new FetchSource(file) : new BlobSource(file);
  const layer: unknown = leafletLayer({
    url: new PMTiles(new WatchedSource(source, onFail)),
    paintRules: paintRules(flavor),
    labelRules: labelRules(flavor, 'en'),
    attribution,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its package names no type for it
  return layer as GridLayer;
}

let files = 0;

/** A file on this device, of which only what is drawn is read. */
class BlobSource implements Source {
  readonly #key = `file ${(files += 1)}`;
  constructor(private readonly file: Blob) {}

  getKey(): string {
    return this.#key;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    return { data: await this.file.slice(offset, offset + length).arrayBuffer() };
  }
}

/** Another source, with a word when it fails: the layer itself only tells the console. */
class WatchedSource implements Source {
  constructor(
    private readonly source: Source,
    private readonly onFail: () => void,
  ) {}

  getKey(): string {
    return this.source.getKey();
  }

  async getBytes(
    offset: number,
    length: number,
    signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    try {
      return await this.source.getBytes(offset, length, signal, etag);
    } catch (error) {
      // A tile that went out of sight before it came has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.onFail();
      throw error;
    }
  }
}
