import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from './settings';
import { inlineScriptHashes } from './pages/inline-script-hashes';
import { isDocsPath } from './is-docs-path';

const TILES = 'https://tile.openstreetmap.org';

function policy(settings: Settings, scripts: readonly string[]): string {
  const maps = [TILES, ...settings.mapOrigins].join(' ');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    // A large workbook is packed and unpacked beside the page, by workers that the page itself writes.
    "worker-src 'self' blob:",
    "style-src 'self'",
    `img-src 'self' data: blob: ${maps}`,
    `connect-src 'self' ${maps}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// What the app uses itself, and no page within it: photos from the camera, 'near me', the share sheet.
const PERMISSIONS =
  'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), interest-cohort=()';
const HSTS = 'max-age=31536000; includeSubDomains';

/** What every answer says to the browser: own code only, no framing, no guessing of types. */
export const securityHeaders = fastifyPlugin(
  async (app: FastifyInstance, options: { clientDir: string }) => {
    const scripts = inlineScriptHashes(options.clientDir);
    app.addHook('onSend', async (request, reply) =>
      addSecurityHeaders(app.settings, request, reply, scripts),
    );
  },
);

/**
 * Adds them to an answer, also to one that no hook reaches.
 * @param scripts which scripts may stand in a page itself, as `inlineScriptHashes` names them
 */
export function addSecurityHeaders(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  scripts: readonly string[] = [],
): void {
  void reply.header('x-content-type-options', 'nosniff');
  void reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  void reply.header('permissions-policy', PERMISSIONS);
  void reply.header('cross-origin-opener-policy', 'same-origin');
  if (settings.publicUrl.startsWith('https://'))
    void reply.header('strict-transport-security', HSTS);
  // The API's own documentation page brings inline styles; nothing else may.
  if (!isDocsPath(request.url))
    void reply.header('content-security-policy', policy(settings, scripts));
}
