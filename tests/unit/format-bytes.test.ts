import { expect, test } from 'vitest';
import { formatBytes } from '../../src/domain/format/format-bytes';

test.each([
  [999, '999 B'],
  [340_000, '340 KB'],
  [1_240_000, '1.2 MB'],
  [10_739_700_000, '10.7 GB'],
])('%i bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
