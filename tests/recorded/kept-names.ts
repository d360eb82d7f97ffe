import type { Table } from 'dexie';
import type { AppDatabase } from '../../src/db/app-database';
import type { deviceDatabase } from '../../src/db/device-database';
import type { packDatabase } from '../../src/db/pack-database';
import type { KeptForms } from '../../src/db/repositories/forms/kept-forms';
import type { ListingDraft } from '../../src/db/repositories/my-properties/draft-repository';
import type { ListingBase } from '../../src/db/repositories/my-properties/property-edit';
import type { ListingForm } from '../../src/domain/property/form/listing-form';
import type { Snapshots } from '../../src/db/repositories/account/snapshot-repository';
import type { API_VERSION } from '../../src/contract/api-version';
import type agent from './version-2/agent.json';
import type approver from './version-2/approver.json';
import type areas from './version-2/areas.json';
import type device from './version-2/device.json';
import type askingAgent from './version-2/asking-agent.json';
import type seeker from './version-2/seeker.json';
import type visitor from './version-2/visitor.json';

// Nothing of this runs: the compiler holds the fields of what lies on phones to those of the newest
// recording. A field that was renamed or taken out is lost on every phone, so it needs an upgrade in a
// version(n).stores(…) of its own and a recording of its own (CONTRIBUTING, 'Two versions at once').

/** The recording that is compared: the newest. */
export const COMPARED: typeof API_VERSION = 2;

type Phones =
  | typeof agent.rows
  | typeof approver.rows
  | typeof areas.rows
  | typeof device.rows
  | typeof askingAgent.rows
  | typeof seeker.rows
  | typeof visitor.rows;
type Databases = AppDatabase & ReturnType<typeof packDatabase> & ReturnType<typeof deviceDatabase>;
type RowOf<Kept> = Kept extends Table<infer Row, infer _Key, infer _New> ? Row : never;
/** The tables of a phone, with the names of their fields as this build knows them. */
type Known = {
  [Name in keyof Databases as RowOf<Databases[Name]> extends never ? never : Name]: NamesOf<
    RowOf<Databases[Name]>
  >;
};
type NamesOf<Row> = Row extends unknown ? keyof Row & string : never;
type RecordedRow<Phone, Name extends string> = Phone extends unknown
  ? Phone extends { [Table in Name]: readonly (infer Row)[] }
    ? Row
    : never
  : never;
type Recorded<Name extends string> = NamesOf<RecordedRow<Phones, Name>>;
type Tables = keyof Known;

/** What phones have, and no row of this build: 'table.field'. */
type Lost = { [Name in Tables]: `${Name}.${Exclude<Recorded<Name>, Known[Name]>}` }[Tables];
/** What rows of this build have, and no recorded one: let tests/recorded/other-rows.ts write it, and record. */
type Unrecorded = { [Name in Tables]: `${Name}.${Exclude<Known[Name], Recorded<Name>>}` }[Tables];

export const LOST: { [Name in Lost]: never } = {};
export const UNRECORDED: { [Name in Unrecorded]: never } = {};

/** The fields of what phones keep within a row: of forms by what their key begins with, of answers, of drafts. */
const FIELDS = {
  advert: 'text',
  'agent 1': 'agent ids nextCursor total',
  'alert-': 'active frequency includeSimilar name',
  'analytics week': 'before history overview properties',
  'background 1': 'agent like',
  boosts: 'active availableBoosts history revision usedBoosts',
  'buyer-signup': 'budget email moveInTimeline name preferredLocation purpose step',
  'close-': 'date',
  'contact-info': 'email name phone',
  contacts: 'answeredAt createdAt email id kind message name phone propertyId propertyTitle',
  'decide-': 'words',
  draft: 'base baseStatus captions form photoOrder removedPhotoIds',
  'draft.base': 'content version',
  'draft.form':
    'address agencyFee amenities approximateLocation areaSize bathrooms bedrooms buildingClass cautionFee commercialTenureType description floors furnished inspectionFee inspectionFeeComesOff keyFeatures lat legalFee listingType lng officeType parkingSpaces price propertyCategory retailType serviceCharge status type yearBuilt',
  'edit-': 'content',
  'forgot-password': 'email',
  'free-times 1': 'days slotMinutes',
  'home-page': 'asked location newest places',
  'insights 1': 'listings medianDaysOnMarket medianPrice radiusKm',
  'inspection-': 'contactNumber notes requestDate requestTime slotDay slotTime',
  'inspections-decline': 'words',
  'kept-ahead': 'homes photoBytes place',
  'listings week': 'conversionRate id inspections messages saves title views viewsOfSuch',
  login: 'email userType',
  'message-': 'content',
  'new-alert-': 'frequency includeSimilar name',
  'new-message': 'content subject to',
  newsletter: 'email',
  'offered-times': 'days slotMinutes week',
  plan: 'asked billingPeriod plan uses',
  'plan-requests': 'active agent askedAt billingPeriod from grantableFrom id to waiting',
  preferences:
    'emailPropertyMatches emailViewingRequests marketingNewsletters priceDropAlerts smsConfirmedViewings smsinspectionConfirmations weeklyAnalytics',
  prices: 'bedrooms cell listingType listings median perSqm type',
  profile: 'agentLicense companyName email languages phone userName',
  'plan-request-': 'reason',
  'reject-': 'reason',
  'rent-vs-buy':
    'appreciationPercent cautionFee propertyPrice rentIncreasePercent yearlyMaintenance yearlyRent yearlyServiceChargeBuy yearlyServiceChargeRent yearlyTax years',
  'report-': 'answerTo note',
  'reschedule-': 'notes requestDate requestTime',
  'second-factors': 'codes passkeys recoveryCodesLeft',
  'service-charge': 'amenities category neighbourhood propertyType size',
} as const;
type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}`
  ? Word | Words<Rest>
  : Text;
type Named = {
  [Name in keyof typeof FIELDS]: `${Name}.${Words<(typeof FIELDS)[Name]>}`;
}[keyof typeof FIELDS];

type FieldOf<Name extends string, Kept> = Kept extends readonly (infer Item)[]
  ? FieldOf<Name, Item>
  : `${Name}.${NamesOf<Kept>}`;
type FieldsOf<All> = { [Name in keyof All & string]: FieldOf<Name, All[Name]> }[keyof All & string];
/** One of each kind of answer. */
type Answers = Pick<
  Snapshots,
  | 'agent 1'
  | 'analytics week'
  | 'background 1'
  | 'boosts'
  | 'contacts'
  | 'free-times 1'
  | 'home-page'
  | 'insights 1'
  | 'kept-ahead'
  | 'listings week'
  | 'offered-times'
  | 'plan'
  | 'plan-requests'
  | 'prices'
  | 'second-factors'
>;
type Drafts = { draft: ListingDraft; 'draft.form': ListingForm; 'draft.base': ListingBase };
/** Without what can be ticked, which `tests/unit/names-on-phones.test.ts` holds. */
type Forms = Omit<KeptForms, 'scam-'>;
type Written = Exclude<
  FieldsOf<Forms> | FieldsOf<Answers> | FieldsOf<Drafts>,
  `buyer-signup.${'password' | 'confirmPassword'}`
>;

/** From its release on phones keep it under this name: write it above. */
export const UNNAMED: { [Name in Exclude<Written, Named>]: never } = {};
/** Phones have it under this name: read it from there, or keep the name. */
export const UNREAD: { [Name in Exclude<Named, Written>]: never } = {};
