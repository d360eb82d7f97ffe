import type { Plugin } from 'vite';
import { CONTACT_EMAIL } from '../src/domain/brand.ts';

const IS_ADDRESS = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

/**
 * Writes the operator's address into the pages in place of the one that stands in the sources: what
 * the server's setting CONTACT_EMAIL says, with no byte or request more. Throws for what is no address.
 */
export function contactEmail(own = process.env.CONTACT_EMAIL ?? ''): Plugin {
  if (own !== '' && !IS_ADDRESS.test(own))
    throw new Error(`CONTACT_EMAIL is '${own}', but must be an address such as ${CONTACT_EMAIL}`);
  return {
    name: 'contact-email',
    transform(code, id) {
      if (own === '' || !/\/src\/(domain\/brand\.ts|content\/)/.test(id)) return null;
      return { code: code.replaceAll(CONTACT_EMAIL, own), map: null };
    },
  };
}
