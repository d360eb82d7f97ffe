import { expect, test } from 'vitest';
import type { CommandPayloads } from '../../src/contract/feed/commands';
import { aboutCommand, commandTitle } from '../../src/domain/outbox/describe-command';

const published = (payload: CommandPayloads['property.publish']) =>
  commandTitle('property.publish', aboutCommand('property.publish', payload));

test('[SYNC-1] what may wait for room once it was taken does not read as published', () => {
  expect(published({ title: 'Yaba flat' })).toBe('Publish listing: Yaba flat');
  expect(published({ title: 'Yaba flat', whenRoom: true })).toBe(
    'Publish listing: Yaba flat, now or once your plan has room',
  );
});
