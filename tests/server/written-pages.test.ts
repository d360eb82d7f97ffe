import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';

// The app's own screens, as the build made them for the server.
describe.runIf(existsSync('dist/render/prerender.js'))('pages that the server writes', () => {
  const t = sharedApp({
    clientDir: resolve('dist/client'),
    publicUrl: 'https://homes.example',
  });
  const page = async (url: string) => {
    const answer = await t.send(`GET ${url}`, { headers: { accept: 'text/html' } });
    return { status: answer.statusCode, html: answer.body };
  };
  const block = (html: string) =>
    /<script type="application\/json" id="first-answer">([^<]*)<\/script>/.exec(html)?.[1];

  test('[FIRST-1] a search has its homes, its heading and its data, safely written', async () => {
    const agent = await t.account('agent');
    const title = 'Flat </script><script>alert(1)</script> in Iyana-Ipaja';
    await publishProperty(t, agent, { title, address: '3 Ipaja Road, Lagos', listingType: 'rent' });
    const { status, html } = await page('/search-results?listingType=rent&location=Ipaja');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Properties To Rent in Ipaja</h1>');
    expect(html).toContain('aria-label="Flat &lt;/script&gt;&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
    const first: unknown = JSON.parse(block(html) ?? 'null');
    expect(Object.keys(first as object)).toEqual(['page', 'key', 'answer']);
    expect(first).toMatchObject({
      page: 'results',
      key: 'listingType=rent&location=Ipaja',
      answer: { properties: [{ title }], total: 1, nextCursor: null },
    });
    expect(html).toContain('<title>Properties To Rent in Ipaja · Gida</title>');
    // The policy takes no styles in the document.
    expect(html).not.toMatch(/ style="/);
  });

  test.each([
    [
      'listingType=sale&location=2+bed+flat+in+Yaba+to+rent+under+3m',
      'listingType=rent&location=Yaba&type=Flat%2FApartment&priceMax=3000000&bedroomsMin=2&bedroomsMax=2',
    ],
    ['listingType=rent&location=shop+ikeja', 'listingType=rent&location=ikeja&type=Retail+Shop'],
    ['listingType=sale&location=flat+in+Yaba+or+Surulere', 'listingType=sale&location=Yaba'],
    ['location=2+bed+flat+in+Yaba+under+3m', 'listingType=rent&location=Yaba&priceMax=3000000'],
  ])('[HOME-9] the sentence in ?%s is read before the app has come', async (asked, meant) => {
    const { statusCode, headers } = await t.send(`GET /search-results?${asked}`, {
      headers: { accept: 'text/html' },
    });
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/search-results\?/);
    const read = new URLSearchParams(headers.location?.split('?')[1]);
    for (const [name, value] of new URLSearchParams(meant)) expect(read.get(name)).toBe(value);
    // What was read is asked for as it is.
    expect((await page(headers.location ?? '')).status).toBe(200);
  });

  test('searching again without scripts keeps what was asked for', async () => {
    const { html } = await page(
      '/search-results?listingType=rent&location=Yaba&priceMin=1300000&bathroomsMin=2&features=parking',
    );
    expect(html).toContain('<option value="1300000" selected="">₦1,300,000</option>');
    expect(html).toContain('<input type="hidden" name="bathroomsMin" value="2"/>');
    expect(html).not.toContain('name="priceMin" value');
    const { html: large } = await page('/search-results?location=Yaba&bedroomsMin=7');
    expect(large).toContain('<option value="7" selected="">');
    // What no choice of the form says, or cannot be taken back by it, is there all the same.
    const { html: odd } = await page(
      '/search-results?location=Yaba&type=Semi+detached&bedroomsMin=2&bedroomsMax=2&text=pool',
    );
    expect(odd).toContain('<option value="Semi detached" selected="">');
    expect(odd).toMatch(/<select[^>]+name="bedroomsMax">.*?<option value="2" selected="">/s);
    expect(odd).not.toMatch(/type="hidden" name="bedrooms/);
    expect(odd).toMatch(/href="\/search-results\?[^"]*bedroomsMax=2"[^>]*>pool<\/a>/);
    const near = await page('/search-results?location=Yaba&lat=6.5&lng=3.37&radiusKm=5');
    expect(near.html).toContain('Without scripts a place is searched for by its name.');
  });

  test('without scripts a place that is typed takes the place of an area on the map, and the page says so', async () => {
    for (const area of ['area=circle:6.6,3.35,3', 'south=6.5&west=3.3&north=6.7&east=3.4']) {
      const { html } = await page(`/search-results?listingType=rent&location=Yaba&${area}`);
      expect(html).toContain('without the area on the map');
      expect(html).not.toMatch(/type="hidden" name="(area|south|west|north|east)"/);
      expect(html).not.toContain('Kept as it is');
    }
  });

  test('whoever saves data gets a page that fetches no photo by itself', async () => {
    for (const saving of [{ 'save-data': 'on' }, { cookie: 'theme=dark; gida-saves-data=1' }]) {
      const { body } = await t.send('GET /search-results?listingType=rent&location=Ipaja', {
        headers: { accept: 'text/html', ...saving },
      });
      expect(body).toContain('<title>Properties To Rent in Ipaja');
      expect(block(body)).toContain('Ipaja');
      expect(body).toContain('data-saves-data');
      expect(body).not.toMatch(/<img[^>]+\/photos\//);
    }
  });

  test('what says that it was checked just now is kept by no cache', async () => {
    for (const url of ['/search-results', '/search-results?view=map']) {
      const { headers } = await t.send(`GET ${url}`, { headers: { accept: 'text/html' } });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('[FIRST-1] a home has its text and its ways to the agent, and a link in the chat leads back', async () => {
    const agent = await t.account('agent');
    await t.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
      agent.id,
      '+2348031234567',
    ]);
    const id = await publishProperty(t, agent, { title: 'Duplex by the creek' });
    const { html } = await page(`/property-detail/${id}?utm_source=chat`);
    expect(html).toContain('<h1>Duplex by the creek</h1>');
    expect(html).toContain('href="tel:+2348031234567"');
    expect(html).toContain(encodeURIComponent(`https://homes.example/property-detail/${id}`));
    expect(JSON.parse(block(html) ?? 'null')).toMatchObject({
      page: 'property',
      listing: { id },
      background: { agent: { answerMinutes: null }, like: null },
    });
    expect(html).toContain('Member since');
  });

  test('a home is read whole without scripts: all of its text and all of its photos', async () => {
    const agent = await t.account('agent');
    const long = `A view of the lagoon ${'and of the bridge '.repeat(30)}to the end.`;
    const text = { short: 'Tiled floors.\n\nAGENCY FEE 10 percent & <no> pets.', long };
    const plainOf = async (description: string, headers: Record<string, string> = {}) => {
      const id = await publishProperty(t, agent, { description });
      const photos: string[] = [];
      for (const color of ['#111111', '#222222', '#333333']) {
        const put = await putPhoto(id, agent, color);
        photos.push((await t.call(put)).photo.medium);
      }
      const { body } = await t.send(`GET /property-detail/${id}`, {
        headers: { accept: 'text/html', ...headers },
      });
      // What such a browser shows: no data, and no buttons.
      const visible = body.slice(body.indexOf('<body'));
      return { photos, shown: visible.replace(/<(script|button)\b[^]*?<\/\1>/g, '') };
    };
    const two = await plainOf(text.short);
    expect(two.shown).toContain('AGENCY FEE 10 percent &amp; &lt;no&gt; pets.');
    expect(two.shown.match(/Tiled floors/g)).toHaveLength(1);
    for (const photo of two.photos) expect(two.shown).toContain(`src="${photo}"`);
    expect((await plainOf(text.long)).shown).toContain('to the end.');
    const saved = await plainOf('Tiled floors.', { 'save-data': 'on' });
    expect(saved.shown).not.toMatch(/<img[^>]+\/photos\//);
    for (const photo of saved.photos) expect(saved.shown).toContain(`<a href="${photo}"`);
  });

  test('[AGENT-3] an agent has their homes as links, their ways to be reached, and later homes without scripts', async () => {
    const agent = await t.account('agent', 'Eze </script> Homes');
    await t.database.query('UPDATE users SET phone = $2 WHERE id = $1', [
      agent.id,
      '+2348031234567',
    ]);
    const ids: string[] = [];
    for (let home = 0; home < 21; home += 1)
      ids.push(await publishProperty(t, agent, { title: `Shop ${home}` }));
    const { status, html } = await page(`/agents/${agent.id}?utm_source=chat`);
    expect(status).toBe(200);
    expect(html).toContain('>Eze &lt;/script&gt; Homes</h1>');
    expect(html).toContain('href="tel:+2348031234567"');
    expect(html).toContain(`href="/property-detail/${ids[20]}"`);
    expect(html).not.toContain(`/property-detail/${ids[0]}`);
    expect(html).not.toContain(agent.email);
    expect(html).not.toMatch(/ style="/);
    expect(JSON.parse(block(html) ?? 'null')).toMatchObject({
      page: 'agent',
      key: agent.id,
      answer: { agent: { id: agent.id, homes: 21 }, total: 21 },
    });
    const next = /href="(\/agents\/[^"]*cursor=[^"]*)"/.exec(html)?.[1] ?? '';
    const second = await page(next.replaceAll('&amp;', '&'));
    expect(second.html).toContain(`href="/property-detail/${ids[0]}"`);
    expect([block(second.html), second.html.includes('cursor=')]).toEqual([undefined, false]);
    expect((await page(`/agents/${agent.id}?cursor=x`)).html).toContain(ids[20]);
    await t.database.query("UPDATE properties SET status = 'Rented' WHERE id = $1", [ids[0]]);
    expect((await page(next.replaceAll('&amp;', '&'))).html).toContain(ids[20]);
    const chosen = await page(`/agents/${agent.id}?homes=${ids[3]},${ids[7]}`);
    expect(chosen.html).toContain('>2 homes from Eze &lt;/script&gt; Homes</h1>');
    expect(chosen.html).toContain(`/property-detail/${ids[3]}`);
    expect(chosen.html).not.toContain(`/property-detail/${ids[4]}"`);
  });

  test('nothing is written that strangers may not know: neither drafts nor the exact place', async () => {
    const agent = await t.account('agent');
    const id = await publishProperty(t, agent, {
      title: 'House somewhere here',
      address: 'Gbagada Phase 2, Lagos',
      location: { lat: 6.55512, lng: 3.38765 },
      approximateLocation: true,
    });
    const draft = crypto.randomUUID();
    await t.send(`PUT /api/properties/${draft}`, {
      as: agent,
      payload: propertyContent({ title: 'Not yet for anybody', address: 'Gbagada, Lagos' }),
    });
    const { html } = await page('/search-results?listingType=rent&location=Gbagada');
    const own = await t.send(`GET /property-detail/${id}`, {
      as: agent,
      headers: { accept: 'text/html' },
    });
    expect(html).toContain('House somewhere here');
    for (const text of [html, own.body]) {
      // Both: the approximate point may be due east of it, on the same latitude.
      expect(text).not.toMatch(/6\.55512\D{1,20}3\.38765(?!\d)/);
      expect(text).not.toContain('Not yet for anybody');
      expect(text).not.toContain(agent.email);
    }
    expect((await page(`/property-detail/${draft}`)).status).toBe(404);
  });

  test('what the phone alone draws, and what cannot be read, is the shell', async () => {
    for (const url of ['/search-results?view=map', '/login', '/search-results?text=%00']) {
      const { status, html } = await page(url);
      expect([url, status, html.includes('Opening …'), block(html)]).toEqual([
        url,
        200,
        true,
        undefined,
      ]);
    }
  });

  test('later results, for browsers without scripts, have the same total and no data', async () => {
    const agent = await t.account('agent');
    for (let home = 0; home < 21; home += 1)
      await publishProperty(t, agent, {
        title: `Room ${home}`,
        address: 'Ojodu Berger, Lagos',
        description: `${'Tiled floors, prepaid meter and a borehole that never stops. '.repeat(5)}${home}`,
      });
    const first = await page('/search-results?listingType=rent&location=Ojodu');
    expect(first.html).toContain('>21 results<');
    // One window of the network, as it goes over the wire.
    expect(gzipSync(first.html).length).toBeLessThan(14_336);
    const next = /href="(\/search-results\?[^"]*cursor=[^"]*)"/.exec(first.html)?.[1] ?? '';
    // A link that is cut leads to the first page.
    expect((await page('/search-results?listingType=rent&location=Ojodu&cursor=x')).html).toContain(
      'aria-label="Room 20"',
    );
    const second = await page(next.replaceAll('&amp;', '&'));
    expect(second.html).toContain('>21 results<');
    expect(second.html).toContain('aria-label="Room 0"');
    expect(second.html).not.toContain('aria-label="Room 20"');
    expect([block(second.html), second.html.includes('data-prerendered')]).toEqual([
      undefined,
      false,
    ]);
    // The last one is let while its link is in a chat: the others are offered all the same.
    await t.database.query("UPDATE properties SET status = 'Rented' WHERE title = 'Room 0'");
    const left = await page(next.replaceAll('&amp;', '&'));
    expect(left.html).toContain('>20 results<');
    expect(left.html).toContain('aria-label="Room 20"');
    expect(left.html).not.toContain('Nothing is offered');
  });
});
