import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The examples for those who run it, each read by its own tool where that is installed.
const DEPLOY = join(import.meta.dirname, '../../docs/deploy');
const has = (tool: string) => spawnSync('which', [tool]).status === 0;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gida-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(tool, args, { encoding: 'utf8', cwd: folder });
  return status === 0 ? 'fine' : `${stdout}${stderr}`;
}

test.skipIf(!has('systemd-analyze'))('systemd takes the unit', () => {
  expect(run('systemd-analyze', 'verify', join(DEPLOY, 'gida.service'))).toBe('fine');
});

test.skipIf(!has('nginx') || !has('openssl'))('nginx takes its example', () => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=homes.example', '-days', '1', '-nodes'];
  const made = run('openssl', 'req', '-x509', '-keyout', key, '-out', certificate, ...subject);
  expect(made).toBe('fine');
  const site = readFileSync(join(DEPLOY, 'gida.nginx.conf'), 'utf8')
    .replace('/etc/letsencrypt/live/homes.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/homes.example/privkey.pem', key);
  const whole = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n${site}\n}\n`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  expect(run('nginx', '-t', '-c', join(folder, 'nginx.conf'))).toBe('fine');
});

test.skipIf(!has('caddy'))('Caddy takes its example', () => {
  const file = join(DEPLOY, 'Caddyfile');
  expect(run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file)).toBe('fine');
});

test('the examples and the settings speak of the same', () => {
  const unit = readFileSync(join(DEPLOY, 'gida.service'), 'utf8');
  expect(unit).toContain('DEMO=0');
  for (const name of ['gida.nginx.conf', 'Caddyfile']) {
    const text = readFileSync(join(DEPLOY, name), 'utf8');
    expect(text).toContain('127.0.0.1:8080');
    expect(text).toContain('TRUST_PROXY=1');
  }
});
