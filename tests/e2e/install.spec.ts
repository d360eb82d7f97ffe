import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { openApp } from './helpers';
import { test } from './shared-origin';

test('[PWA-1] [SHARE-1] the browser finds nothing against installing it, and the manifest has what a shop window needs', {
  tag: '@whole-browser',
}, async ({ launchOptions }) => {
  const origin = await Origin.create();
  await origin.start();
  const profile = mkdtempSync(join(tmpdir(), 'gida-profile-'));
  // A private window can install nothing: this one keeps a profile.
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions });
  try {
    const page = await context.newPage();
    await openApp(page, `${origin.url}/`);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as Record<string, { src?: string; url?: string }[]>;
    expect(manifest).toMatchObject({ theme_color: '#0b5d3b', display: 'standalone' });
    expect(manifest.shortcuts).toMatchObject([
      { name: 'Saved properties', url: '/saved-properties' },
      { name: 'Add property', url: '/add-property' },
      { name: 'Messages', url: '/messages' },
    ]);
    expect(manifest.share_target).toEqual({
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'photos',
            accept: [
              'image/jpeg',
              'image/png',
              'image/webp',
              'text/plain',
              '.txt',
              'application/zip',
              '.zip',
            ],
          },
        ],
      },
    });
    const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])];
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    for (const target of [
      ...pictures.map(({ src }) => src),
      ...(manifest.shortcuts ?? []).map(({ url }) => url),
    ]) {
      const answer = await fetch(`${origin.url}${target}`, {
        headers: { accept: 'text/html,image/*' },
      });
      expect(answer.status, target).toBe(200);
    }
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
    await origin.dispose();
  }
});
