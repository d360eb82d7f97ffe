import { build } from 'vite';
import { expect, test } from 'vitest';
import { contactEmail } from '../../scripts/contact-email';
import { contentFiles } from '../../scripts/content/content-files';

/** What a build with this setting makes of a module that shows the address and a text with it. */
async function built(own: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      contactEmail(own),
      contentFiles,
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) =>
          id === 'virtual:entry'
            ? `export { CONTACT_EMAIL } from '${process.cwd()}/src/domain/brand.ts';
               export { default } from '${process.cwd()}/src/content/legal/terms.md?legal';`
            : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

test('the address of the setting stands in the pages and their texts', async () => {
  const code = await built('help@homes.example');
  expect(code).not.toContain('hello@gida.example');
  // Once for the pages, three times in the terms.
  expect(code.match(/help@homes\.example/g)).toHaveLength(4);
});

test('without it, the one of the sources does', async () => {
  expect((await built('')).match(/hello@gida\.example/g)).toHaveLength(4);
});

test.each(['hello', "a'b@homes.example", 'a@b', 'a@b.c\n'])('%j is refused', (own) => {
  expect(() => contactEmail(own)).toThrow('must be an address such as hello@gida.example');
});
