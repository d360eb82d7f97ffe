import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addServerGauges } from '../../server/modules/metrics/add-server-gauges';
import { Metrics } from '../../server/modules/metrics/metrics';

// The examples for those who run it, each read by its own tool where that is installed.
const DEPLOY = join(import.meta.dirname, '../../docs/deploy');
const has = (tool: string) => spawnSync('which', [tool]).status === 0;

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

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

describe('what watches a server', () => {
  const RULES = join(DEPLOY, 'gida.rules.yml');
  /** What a histogram's name has at its end in a question. */
  const PARTS = /_(bucket|sum|count)$/;
  const namesIn = (text: string) =>
    new Set(text.match(/\b(gida|nodejs|process)_[a-z0-9_]+(?=[\s{[)]|$)/gm) ?? []);

  test.skipIf(!has('promtool'))(
    'promtool takes the rules (skipped where it is not installed)',
    () => {
      expect(run('promtool', 'check', 'rules', RULES)).toBe('fine');
    },
  );

  test('rules and dashboard ask for what the server tells, and for all that is its own', () => {
    const metrics = new Metrics();
    metrics.addProcess();
    addServerGauges(metrics, {
      database: { connections: () => null },
      photoQueue: { waitingCount: 0 },
      readQueues: () => Promise.resolve([]),
    });
    const known = metrics.register.getMetricsAsArray().map(({ name }) => name);
    const dashboard = dashboardSchema.parse(
      JSON.parse(readFileSync(join(DEPLOY, 'gida.grafana.json'), 'utf8')),
    );
    const questions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = readFileSync(RULES, 'utf8').match(/expr: (\|\n( {10,}.*\n)+|.*\n)/g) ?? [];
    expect(questions.length).toBeGreaterThan(10);
    expect(rules.length).toBeGreaterThan(10);
    const asked = [...namesIn([...questions, ...rules].join('\n'))].map((name) =>
      known.includes(name) ? name : name.replace(PARTS, ''),
    );
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    const own = known.filter((name) => name.startsWith('gida_'));
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });
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
