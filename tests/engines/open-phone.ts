import type { BrowserPhone, Engine } from './browser-phone';
import { openChromiumPhone } from './chromium-phone';

/** A phone with this engine and an empty profile, whose app lives at `origin`. */
export function openPhone(engine: Engine, origin: string): Promise<BrowserPhone> {
  switch (engine) {
    case 'chromium':
      return openChromiumPhone(origin);
    default:
      throw new Error(`No driver for ${engine}`);
  }
}
