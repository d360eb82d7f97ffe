// Which lines of the product's checklist no test names: `npm run spec`. A test names the lines it
// proves by their ids in its title, in square brackets. Exits with 1 while a group that is built
// has a line without a test.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const groups = JSON.parse(readFileSync(join(root, 'tests', 'checklist.json'), 'utf8'));

const named = new Set();
const unknown = new Set();
for (const file of readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })) {
  if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
  const text = readFileSync(join(root, 'tests', file), 'utf8');
  for (const [, id] of text.matchAll(/\[([A-Z]+-\d+)\]/g)) {
    const [group, line] = id.split('-');
    if (groups[group]?.lines[line] === undefined) unknown.add(`${id} in ${file}`);
    named.add(id);
  }
}

let missing = 0;
let later = 0;
for (const [group, { built, lines }] of Object.entries(groups)) {
  for (const [line, says] of Object.entries(lines)) {
    const id = `${group}-${line}`;
    if (named.has(id)) continue;
    if (built) missing += 1;
    else later += 1;
    console.log(`${built ? 'no test' : 'to come'}  ${id.padEnd(9)} ${says}`);
  }
}
for (const id of unknown) console.log(`no line  ${id}`);
const all = Object.values(groups).flatMap(({ lines }) => Object.keys(lines)).length;
console.log(
  `\n${named.size} of ${all} lines have a test; ${missing} built without one, ${later} to come.`,
);
process.exit(missing + unknown.size === 0 ? 0 : 1);
