import type { Plugin } from 'vite';

/** How phone numbers are built, as the package keeps it: by place in a list, version 4 of them. */
type PhoneMetadata = {
  version: number;
  countries: Record<string, unknown[]>;
  nonGeographic?: Record<string, unknown[]>;
};

const FORMATS = 4;

/**
 * What tells numbers apart, without how each country groups its digits: we read numbers by it and write
 * none, and the rules of writing are half of it.
 * @throws where the package keeps it in another version, of which the places are not known
 */
export function withoutFormats<Metadata extends PhoneMetadata>(metadata: Metadata): Metadata {
  if (metadata.version !== 4)
    throw new Error(
      `Phone metadata of version ${metadata.version}: look up where its formats stand`,
    );
  const lean = (all: Record<string, unknown[]>) =>
    Object.fromEntries(
      Object.entries(all).map(([name, rules]) => [
        name,
        rules.map((rule, at) => (at === FORMATS && Array.isArray(rule) ? 0 : rule)),
      ]),
    );
  return {
    ...metadata,
    countries: lean(metadata.countries),
    ...(metadata.nonGeographic && { nonGeographic: lean(metadata.nonGeographic) }),
  };
}

/** Puts the lean metadata into what phones download. */
export const leanPhones: Plugin = {
  name: 'lean-phones',
  apply: 'build',
  transform: {
    filter: { id: /libphonenumber-js\/metadata\.min\.json\.js$/ },
    handler(code) {
      const metadata: PhoneMetadata = JSON.parse(code.slice(code.indexOf('export default') + 14));
      return { code: `export default ${JSON.stringify(withoutFormats(metadata))}`, map: null };
    },
  },
};
