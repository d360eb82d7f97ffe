import type { BrowserPhone, Engine } from './browser-phone';
import { openChromiumPhone } from './chromium-phone';
import { openFirefoxPhone } from './firefox-phone';
import { openWebKitPhone } from './webkit-phone';

/** A phone with this engine and an empty profile, whose app lives at `origin`. */
export function openPhone(engine: Engine, origin: string): Promise<BrowserPhone> {
  switch (engine) {
    case 'chromium':
      return openChromiumPhone(origin);
    case 'firefox':
      return openFirefoxPhone(origin);
    case 'webkit':
      return openWebKitPhone(origin);
  }
}
