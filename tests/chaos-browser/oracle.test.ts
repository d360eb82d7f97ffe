import { describe, expect, test } from 'vitest';
import type { Effect } from './effect-log';
import type { Exchange } from './fault-proxy';
import type { Word } from './page-script';
import { type Item, Ledger } from './ledger';
import type { Evidence } from './evidence';
import { judge } from './oracle';

// Hand-made logs: what the oracle must see, and what it must let pass.
const USERS = { seeker: 'user-s', agent: 'user-a' };
const HOME = '00000000-0000-4000-8000-000000000001';

function evidence(): Evidence {
  const ledger = new Ledger();
  ledger.persons.push({ at: 0, person: 'seeker' });
  return { ledger, effects: [], log: [], words: [], users: USERS };
}

function message(found: Evidence, number: number, part: Partial<Item> = {}): Item {
  const item: Item = {
    kind: 'message',
    mark: `q-${number}-seeker`,
    person: 'seeker',
    lane: 'seeker home',
    begunAt: number * 100,
    promisedAt: number * 100 + 10,
    takenBackAt: null,
    takingBack: false,
    mayArrive: false,
    tab: 'tab',
    ...part,
  };
  found.ledger.items.push(item);
  return item;
}

function effect(found: Evidence, part: Partial<Effect>): Effect {
  const n = found.effects.length + 1;
  const made: Effect = {
    n,
    at: n * 100,
    tx: String(n),
    table: 'messages',
    change: 'INSERT',
    row: {},
    before: null,
    ...part,
  };
  found.effects.push(made);
  return made;
}

function arrived(found: Evidence, number: number, at: number): Effect {
  const row = { id: `m${number}`, content: `About q-${number}-seeker, please?` };
  return effect(found, { at, row });
}

function word(found: Evidence, part: Partial<Word>): void {
  found.words.push({
    at: 0,
    word: 'Sent',
    tab: 'tab',
    path: '/messages',
    about: '',
    listings: [],
    ...part,
  });
}

function answer(found: Evidence, status: number, at: number): void {
  const exchange: Exchange = {
    n: 0,
    kind: 'POST /api/messages',
    url: '/api/messages',
    key: 'k',
    fault: 'pass',
    at,
    reached: [],
    answered: { at, status, marked: true },
  };
  found.log.push(exchange);
}

describe('what became of what was done', () => {
  test('all that was promised and came once, in order, is as it should be', () => {
    const found = evidence();
    message(found, 1);
    message(found, 11);
    arrived(found, 1, 150);
    arrived(found, 11, 1150);
    expect(judge(found)).toEqual({
      lost: [],
      doubled: [],
      outOfOrder: [],
      undead: [],
      saidFalsely: [],
    });
  });

  test('a promised message that never came is lost, one that was not promised is not', () => {
    const found = evidence();
    message(found, 1);
    message(found, 2, { promisedAt: null });
    arrived(found, 11, 200);
    expect(judge(found).lost).toEqual(['message q-1-seeker']);
  });

  test('a refused message that was given up is told, not lost', () => {
    const found = evidence();
    message(found, 1);
    found.ledger.refusals.push({
      kind: 'message.send',
      entityId: 'm1',
      payload: '{"content":"About q-1-seeker, please?"}',
      decision: 'given up',
    });
    expect(judge(found).lost).toEqual([]);
  });

  test('two rows of one message are doubled', () => {
    const found = evidence();
    message(found, 1);
    arrived(found, 1, 150);
    arrived(found, 1, 160);
    expect(judge(found).doubled).toEqual(['message q-1-seeker: 2 rows']);
  });

  test('a later message of a conversation may not come before an earlier one', () => {
    const found = evidence();
    message(found, 1);
    message(found, 2);
    message(found, 3, { lane: 'another home' });
    arrived(found, 3, 320);
    arrived(found, 2, 330);
    arrived(found, 1, 340);
    expect(judge(found).outOfOrder).toEqual(['q-2-seeker came before q-1-seeker']);
  });

  test('a message deleted before it came must not come afterwards', () => {
    const found = evidence();
    message(found, 1, { takingBack: true, takenBackAt: 200 });
    message(found, 2, { takingBack: true, takenBackAt: 400 });
    arrived(found, 2, 300).row.hidden_for_sender = true;
    arrived(found, 1, 500).row.hidden_for_sender = true;
    expect(judge(found).undead).toEqual([
      'message q-1-seeker: deleted, and delivered 300 ms later',
    ]);
    const [, late] = found.effects;
    const [first] = found.ledger.items;
    if (first) first.mayArrive = true;
    expect(judge(found).undead).toEqual([]);
    if (first) first.mayArrive = false;
    if (late) late.row.recalled_at = '2026-01-01';
    expect(judge(found).undead).toEqual([]);
  });

  test('the last promised heart counts, and a heart is pressed once', () => {
    const found = evidence();
    for (const value of ['true', 'false', 'true'])
      found.ledger.promise(found.ledger.change(`saved ${HOME}`, 'seeker', value));
    const row = { property_id: HOME, user_id: 'user-s' };
    effect(found, { table: 'saved_properties', row });
    effect(found, { table: 'saved_properties', change: 'DELETE', row });
    expect(judge(found).lost).toEqual([`seeker's saved ${HOME}: true, the server has false`]);
    effect(found, { table: 'saved_properties', row });
    effect(found, { table: 'saved_properties', row });
    expect(judge(found)).toMatchObject({ lost: [], doubled: [`saved ${HOME}`] });
  });

  test('a change that the browser died of may be there or not', () => {
    const found = evidence();
    found.ledger.promise(found.ledger.change('phone', 'seeker', '1'));
    found.ledger.change('phone', 'seeker', '2');
    effect(found, { table: 'users', change: 'UPDATE', row: { id: 'user-s', phone: '2' } });
    expect(judge(found).lost).toEqual([]);
    effect(found, { table: 'users', change: 'UPDATE', row: { id: 'user-s', phone: '0' } });
    expect(judge(found).lost).toEqual(["seeker's phone: 1 or 2, the server has 0"]);
  });

  test('a mail about what happened is queued once', () => {
    const found = evidence();
    message(found, 1);
    arrived(found, 1, 150);
    const mail = { subject: 'New message', body_text: '' };
    effect(found, { table: 'mails', tx: '1', row: mail });
    expect(judge(found).doubled).toEqual([]);
    effect(found, { table: 'mails', tx: '1', row: mail });
    expect(judge(found).doubled).toEqual(["2 mails 'New message'"]);
  });
});

describe('what the screen said', () => {
  const said = (found: Evidence) => judge(found).saidFalsely.map((line) => line.split(': ').at(-1));

  test("'Sent' before the server had it is false, after it true", () => {
    const found = evidence();
    message(found, 1);
    arrived(found, 1, 150);
    word(found, { at: 160, about: 'You: About q-1-seeker, please?' });
    expect(said(found)).toEqual([]);
    word(found, { at: 120, about: 'You: About q-1-seeker, please?' });
    expect(said(found)).toEqual(['the server had no q-1-seeker (30 ms later)']);
  });

  test("'Message Sent Successfully!' is said of what that tab wrote last", () => {
    const found = evidence();
    message(found, 1);
    message(found, 2);
    arrived(found, 1, 150);
    const text = { word: 'Message Sent Successfully!', path: '/property-detail/x' };
    word(found, { ...text, at: 170 });
    word(found, { ...text, at: 300, tab: 'other' });
    expect(said(found)).toEqual([]);
    word(found, { ...text, at: 300 });
    expect(said(found)).toEqual(['the server had no message q-2-seeker']);
  });

  test("'Nothing waits to be sent' is held against all that was promised by then", () => {
    const found = evidence();
    message(found, 1);
    message(found, 2, { promisedAt: 900 });
    arrived(found, 1, 150);
    arrived(found, 2, 950);
    word(found, { word: 'Nothing waits to be sent', at: 400 });
    expect(said(found)).toEqual([]);
    word(found, { word: 'Nothing waits to be sent', at: 120 });
    word(found, { word: 'Nothing waits to be sent', at: 920 });
    expect(said(found)).toEqual(['the server had no q-1-seeker', 'the server had no q-2-seeker']);
  });

  test("'Saved in your account' needs the heart on the server", () => {
    const found = evidence();
    effect(found, {
      table: 'saved_properties',
      at: 200,
      row: { property_id: HOME, user_id: 'user-s' },
    });
    const text = { word: 'Saved in your account', path: '/saved-properties', listings: [HOME] };
    word(found, { ...text, at: 210 });
    expect(said(found)).toEqual([]);
    word(found, { ...text, at: 190 });
    expect(said(found)).toEqual([`home ${HOME} was not saved for seeker`]);
  });

  test("'Published' needs the listing active, at the price the card has", () => {
    const found = evidence();
    const row = { id: HOME, status: 'Active', price: 2_000_001 };
    effect(found, { table: 'properties', at: 200, row });
    const text = { word: 'Published', path: '/dashboard', listings: [HOME] };
    word(found, { ...text, at: 210, about: 'Active ₦2,000,001 Published' });
    expect(said(found)).toEqual([]);
    word(found, { ...text, at: 220, about: 'Active ₦2,000,002 Published' });
    expect(said(found)[0]).toContain('₦2,000,002');
  });

  test("'Refused' needs a refusal, and what is called refused must not have been done", () => {
    const found = evidence();
    message(found, 1);
    const text = { word: 'Refused: Fault 422', about: 'q-1-seeker', path: '/outbox' };
    word(found, { ...text, at: 300 });
    expect(said(found)).toEqual(['nothing was refused']);
    answer(found, 422, 250);
    expect(said(found)).toEqual([]);
    arrived(found, 1, 150);
    expect(said(found)).toEqual(['the server had q-1-seeker']);
  });
});
