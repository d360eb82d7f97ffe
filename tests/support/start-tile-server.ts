import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import sharp from 'sharp';

export type TileServer = {
  /** What Chromium is started with, so that OpenStreetMap's tiles come from here. */
  args: string[];
  /** Paths that were asked for. */
  asked: string[];
  stop: () => Promise<void>;
};

const HOST = 'tile.openstreetmap.org';

/** A tile server on loopback under OpenStreetMap's name: each tile is a picture of one colour. */
export async function startTileServer(): Promise<TileServer> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  const tile = await sharp({
    create: { width: 256, height: 256, channels: 3, background: '#c8102e' },
  })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' })
      .end(tile);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`, '--ignore-certificate-errors'],
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
