import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';

const IMPORT = /^(?:import [^']*|\} from |.*\bimport\()'([^.'][^']*)'/gm;
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

test('the server runs on what `npm ci --omit=dev` installs', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const imported = files.flatMap((file) =>
    Array.from(
      readFileSync(`server/${file}`, 'utf8').matchAll(IMPORT),
      ([, name = '']) => name,
    ).filter((name) => !isBuiltin(name)),
  );
  const packages = [...new Set(imported.map(packageOf))];
  expect(packages).toContain('fastify');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});
