// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine } from '../support/engine';
import { beginImport, takeImport } from '../../src/db/repositories/my-properties/import-repository';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { planImport } from '../../src/domain/import/plan-import';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { stableId } from '../../src/domain/import/stable-id';
import { drain } from '../../src/sync/engine/drain';
import { createTestApp } from '../support/test-app';

// An agent's file of 2,500 rows: saved on the device, then sent over loopback to the server on PGlite.
const ROWS = Number(process.env.BENCH_ROWS ?? 2500);
const STATUS = process.env.BENCH_STATUS === 'Draft' ? 'Draft' : 'Active';

const t = await createTestApp({ rateLimits: true });
const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
const agent = await t.account('agent');
const requests: number[] = [];
const engine = createEngine({
  account: agent,
  userType: 'agent',
  fetch: async (input, init) => {
    const start = performance.now();
    const answer = await fetch(new URL(input instanceof Request ? input.url : input, url), init);
    requests.push(performance.now() - start);
    return answer;
  },
});
await storeSession({ token: agent.token, user: engine.session.user });

const rows = Array.from(
  { length: ROWS },
  (_, n) =>
    `R-${n},${(n % 5) + 1} bedroom flat number ${n},"${n} Allen Avenue, Ikeja, Lagos",${1_000_000 + n * 1000},${(n % 5) + 1},Flat,For Rent,"A quiet flat with water and light, close to the market. ${'It has tiled floors. '.repeat(20)}"`,
);
let cpu = process.cpuUsage();
/** The processor's own time beside the clock's: on a busy machine only the first tells anything. */
const lap = (what: string, since: number) => {
  const { user, system } = process.cpuUsage(cpu);
  cpu = process.cpuUsage();
  console.log(
    `${what.padEnd(28)} ${((performance.now() - since) / 1000).toFixed(1)} s (processor ${((user + system) / 1e6).toFixed(1)} s)`,
  );
};
let start = performance.now();
const file = readListingFile(
  `reference,title,location,price,bedrooms,property_type,status,description\n${rows.join('\n')}`,
  { defaultListingType: 'sale', now: new Date() },
);
const listings = await Promise.all(
  file.listings.map(async (listing) => ({
    ...listing,
    id: await stableId(agent.id, listing.key),
  })),
);
const planned = planImport(listings, new Map());
lap(`${planned.length} rows read`, start);
start = performance.now();
await beginImport(planned, STATUS, engine.database);
lap('written down', start);
start = performance.now();
await takeImport(engine.database);
lap('saved on the device', start);
start = performance.now();
const report = await drain(engine.context);
lap(`${report.sent} commands sent`, start);
console.log(
  `${requests.length} requests, waiting for the server ${(requests.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`,
);
const fifth = Math.ceil(requests.length / 5);
for (let at = 0; at < requests.length; at += fifth) {
  const part = requests.slice(at, at + fifth);
  console.log(`  ${(part.reduce((a, b) => a + b, 0) / part.length).toFixed(0)} ms a request`);
}
console.log(await t.database.query('SELECT status, count(*) FROM properties GROUP BY 1', []));
engine.database.close();
await t.close();
