import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/domain/outbox/commands/all-commands';

const [home, otherHome, ada, bola] = ['home', 'other home', 'ada', 'bola'] as const;
const message = (id: string, propertyId: string, recipientId: string) =>
  COMMANDS['message.send'].lane(id, { id, propertyId, recipientId, subject: '', content: '' });

test('what is said to one person about one home is one lane, its deletions too', () => {
  const first = message('1', home, ada);
  expect(message('2', home, ada)).toBe(first);
  const conversation = { propertyId: home, otherId: ada };
  expect(COMMANDS['message.delete'].lane('1', { conversation })).toBe(first);
  expect(message('3', home, bola)).not.toBe(first);
  expect(message('4', otherHome, ada)).not.toBe(first);
});

test('a listing and its status are one lane; boosts, photos and looks do not hold it up', () => {
  const title = 'Flat';
  const listing = COMMANDS['property.publish'].lane(home, { title });
  expect(COMMANDS['property.delete'].lane(home, { title })).toBe(listing);
  expect(COMMANDS['property.close'].lane(home, { title, date: '2026-11-22' })).toBe(listing);
  expect(COMMANDS['property.publish'].lane(otherHome, { title })).not.toBe(listing);
  const day = { propertyId: home, deviceId: 'phone', day: '2026-11-22' };
  const beside = [
    COMMANDS['boost.apply'].lane(home, { propertyId: home, title }),
    COMMANDS['photo.arrange'].lane(home, { propertyId: home, title, photos: [] }),
    COMMANDS['saved.add'].lane(home, { propertyId: home, title }),
    COMMANDS['property.view'].lane(home, day),
  ];
  expect(new Set([listing, ...beside]).size).toBe(5);
});
