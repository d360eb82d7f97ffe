import makeTemplate from './origin-template';

// Keeps the demo's data for all browsers of a run: where it is is told in one line, and it goes when
// whoever started this closes its input.
const drop = await makeTemplate();
const { ORIGIN_TEMPLATE, ORIGIN_DATABASE, ORIGIN_FLAGS, TEST_POSTGRES_URL } = process.env;
console.log(JSON.stringify({ ORIGIN_TEMPLATE, ORIGIN_DATABASE, ORIGIN_FLAGS, TEST_POSTGRES_URL }));
process.stdin.resume().once('end', () => {
  drop();
  process.exit();
});
