// Builds the app, its worker, the prerendered pages and the server into dist/, or the folder BUILD_DIR; with
// NODE_ENV=development, with a React that says what it has against the code.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as esbuild from 'esbuild';
import sharp from 'sharp';
import { build } from 'vite';
import { fingerprint } from './stale.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, process.env.BUILD_DIR ?? 'dist');
const client = join(dist, 'client');
/** What is worth keeping compressed. */
const TEXTS = ['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.csv'];

export async function buildAll() {
  rmSync(dist, { recursive: true, force: true });
  await Promise.all([buildClient(), buildServer()]);
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: join(dist, 'render'),
      ssr: 'src/app/render/prerender.tsx',
      copyPublicDir: false,
    },
  });
  await Promise.all([buildKillSwitch(), prerender(), drawPreviews()]);
  await compress(client);
  writeFileSync(join(dist, 'fingerprint'), fingerprint(root));
}

async function buildClient() {
  await build({ root, logLevel: 'warn', build: { outDir: client, manifest: true } });
  // It stands in the document.
  rmSync(join(client, 'importmap.json'));
}

async function prerender() {
  const { PRERENDERED_PATHS, renderPage } = await import(
    pathToFileURL(join(dist, 'render', 'prerender.js')).href
  );
  const shell = readFileSync(join(client, 'index.html'), 'utf8');
  const read = (name) => JSON.parse(readFileSync(join(client, '.vite', `${name}.json`), 'utf8'));
  const built = { pages: read('pages'), manifest: read('manifest') };
  mkdirSync(join(client, 'pages'), { recursive: true });
  for (const path of PRERENDERED_PATHS) {
    const html = await renderPage(path, shell, built);
    const name = path === '/' ? 'home' : path.slice(1);
    writeFileSync(join(client, 'pages', `${name}.html`), html);
  }
}

/** Pictures of the articles for link previews: chat apps show PNG, not the drawings' SVG. */
async function drawPreviews() {
  const folder = join(client, 'previews');
  mkdirSync(folder, { recursive: true });
  const drawings = join(client, 'illustrations');
  for (const name of readdirSync(drawings)) {
    const id = /^blog-(\d+)\.svg$/.exec(name)?.[1];
    if (id === undefined) continue;
    await sharp(join(drawings, name), { density: 200 })
      .resize({ width: 1200, height: 630, fit: 'cover' })
      .png({ palette: true })
      .toFile(join(folder, `blog-post-${id}.png`));
  }
}

/** The worker of last resort, beside the real one and served in its place by KILL_SWITCH=1. */
async function buildKillSwitch() {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { 'sw-kill-switch': 'sw/kill-switch.ts' },
    outdir: client,
    bundle: true,
    minify: true,
    target: 'es2022',
    format: 'iife',
    logLevel: 'warning',
  });
}

async function buildServer() {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      cli: 'server/cli.ts',
      'photo-child': 'server/modules/photos/photo-child.ts',
      'source-child': 'server/modules/listing-source/source-child.ts',
      'delta-child': 'server/modules/releases/delta-child.ts',
    },
    outdir: join(dist, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Writes .br and .gz beside every text file, so that serving costs no compression. */
async function compress(folder) {
  const texts = readdirSync(folder, { recursive: true }).filter((name) =>
    TEXTS.includes(extname(name)),
  );
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
