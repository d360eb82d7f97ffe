import { expect, test } from 'vitest';
import { VIEWING_ITEMS } from '../../src/domain/inspections/viewing-items';
import { SCAM_FLAG_GROUPS } from '../../src/domain/tools/scam-score';
import { namesOnPhones } from '../support/names-on-phones';

// The names under which phones keep something: caches, databases, the browser's storage, forms that were
// begun. Under another name it is lost to them, and the old stays where it is for ever.
const NAMES = [
  'advert',
  'alert-',
  'alertsCheckedUntil',
  'billingPeriod',
  'buyer-signup',
  'card-size',
  'close-',
  'contact-info',
  'currentPage',
  'dataSaver',
  'dataUsed',
  'decide-',
  'edit-',
  'forgot-password',
  'gida-',
  'gida-ahead-photos',
  'gida-area-changes',
  'gida-area-packs',
  'gida-area-photos-',
  'gida-areas',
  'gida-data',
  'gida-device',
  'gida-draft-',
  'gida-ended-sessions',
  'gida-late-code',
  'gida-leaving-',
  'gida-outbox',
  'gida-outbox-',
  'gida-previous-version',
  'gida-push-owed',
  'gida-refresh',
  'gida-saved-photos',
  'gida-saves-data',
  'gida-seen-photos',
  'gida-tab',
  'gida-tiles',
  'gida-visit',
  'gida-waiting',
  'gidaLost',
  'inspection-',
  'inspection-message-',
  'inspections-decline',
  'login',
  'message-',
  'nairaPerGb',
  'new-alert-',
  'new-message',
  'newsletter',
  'offered-times',
  'pendingAgentApprovals',
  'pendingAgentUser',
  'plan-request-',
  'preferences',
  'profile',
  'reject-',
  'rent-vs-buy',
  'reply-',
  'report-',
  'reschedule-',
  'return-mark',
  'saveAfterLogin',
  'scam-',
  'sealKey',
  'selectedPlan',
  'service-charge',
  'theme',
];

test('what phones keep is read under the name that it has there', () => {
  const names = namesOnPhones(['src', 'sw']);
  expect(
    NAMES.filter((name) => !names.includes(name)),
    'Phones have it under this name: read it from there, or take it away there, and keep the name',
  ).toEqual([]);
  expect(
    names.filter((name) => !NAMES.includes(name)),
    'From its release on phones have it under this name: write it down here',
  ).toEqual([]);
});

// The ids of what is ticked on a phone and stays ticked: signs of a scam, and what is looked at in a home.
const TICKS = [
  'price-far-below-area',
  'pay-before-inspection',
  'price-keeps-changing',
  'fees-not-itemised',
  'cash-years-upfront',
  'photos-used-elsewhere',
  'photos-do-not-fit',
  'no-exact-address',
  'vague-description',
  'keeps-reappearing',
  'no-verifiable-identity',
  'landlord-out-of-reach',
  'unrelated-account',
  'no-proof-of-authority',
  'no-track-record',
  'inspection-refused',
  'inspection-fee-no-receipt',
  'outside-only',
  'odd-time-or-place',
  'neighbours-do-not-know',
  'pressure-to-pay-today',
  'chat-only',
  'owner-abroad-story',
  'no-written-agreement',
  'asks-for-bank-secrets',
  'water',
  'power',
  'flood',
  'road',
  'security',
  'landlord',
  'fees',
];

test('what was ticked on a phone is ticked under the id that it has there', () => {
  const ids = [...SCAM_FLAG_GROUPS.flatMap(({ flags }) => flags), ...VIEWING_ITEMS].map(
    ({ id }): string => id,
  );
  expect(
    TICKS.filter((id) => !ids.includes(id)),
    'Phones have it ticked under this id: keep it',
  ).toEqual([]);
  expect(
    ids.filter((id) => !TICKS.includes(id)),
    'From its release on phones have it under this id: write it down here',
  ).toEqual([]);
});
