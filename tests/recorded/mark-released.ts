import { writeFileSync } from 'node:fs';
import { API_VERSION } from '../../src/contract/api-version';
import { readReleased, recordingHash, RELEASED } from '../support/recording-hash';

// npm run record:released
// Notes that the version of this build is on people's phones: its recording never changes from now on, and
// what the API takes anew is another version.

const released = { ...readReleased(), [API_VERSION]: recordingHash(API_VERSION) };
writeFileSync(RELEASED, `${JSON.stringify(released, null, 2)}\n`);
