import { afterAll, vi } from 'vitest';
import { reportRoom } from '../../src/db/database-health';

// A test file may end while a part of the app is still being fetched. That is broken off then, and files of
// one worker share their modules: the part would be missing for all that follow.
afterAll(() => vi.dynamicImportSettled());
// Nor is the next file's phone full because this one's was.
afterAll(reportRoom);
