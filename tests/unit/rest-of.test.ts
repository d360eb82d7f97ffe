import { expect, test } from 'vitest';
import { restOf } from '../../src/domain/outbox/rest-of';

test('of what was refused that is left which a newer save does not say, down to the days of a week', () => {
  expect(restOf({ name: '', phone: '1' }, { name: 'Ada' })).toEqual({ phone: '1' });
  expect(restOf({ name: '' }, { name: 'Ada' })).toBeNull();
  const week = { monday: [1], tuesday: [2] };
  expect(restOf({ minutes: 30, week }, { week: { monday: [3] } })).toEqual({
    minutes: 30,
    week: { tuesday: [2] },
  });
  expect(restOf({ week }, { week })).toBeNull();
});
