import { randomUUID } from 'node:crypto';
import type { Application } from '../../src/contract/people/approval';
import type { PlanRequest } from '../../src/contract/plan/plan-usage';
import type { AccountSession } from '../../src/contract/people/profile';
import type { Listing } from '../../src/contract/listing/property';
import type { Report } from '../../src/contract/people/report';
import type { AppDatabase } from '../../src/db/app-database';
import { savePreferences, saveProfile } from '../../src/db/repositories/account/account-commands';
import { endAccountSessions } from '../../src/db/repositories/account/account-session-commands';
import { deleteAlert, saveAlert } from '../../src/db/repositories/alerts/alert-commands';
import { decideApplication } from '../../src/db/repositories/applications/application-commands';
import {
  keepApplication,
  keepDocument,
  submitApplication,
} from '../../src/db/repositories/applications/own-application-commands';
import { blockPerson, unblockPerson } from '../../src/db/repositories/blocks/block-commands';
import { applyBoost, purchaseBoosts } from '../../src/db/repositories/boosts/boost-commands';
import { answerContact } from '../../src/db/repositories/contacts/answer-contact';
import { sendContact } from '../../src/db/repositories/contacts/contact-commands';
import { hideHome, unhideHome } from '../../src/db/repositories/hidden-homes/hidden-home-commands';
import {
  answerInspection,
  removeInspection,
  requestInspection,
  rescheduleInspection,
} from '../../src/db/repositories/inspections/inspection-commands';
import { saveOfferedTimes } from '../../src/db/repositories/inspections/offered-times-commands';
import {
  deleteMessage,
  markMessagesRead,
  markMessageUnread,
  sendMessage,
} from '../../src/db/repositories/messages/message-commands';
import { storeDraft } from '../../src/db/repositories/my-properties/draft-repository';
import {
  closeListing,
  confirmListing,
  setPublished,
} from '../../src/db/repositories/my-properties/listing-life-commands';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import {
  markAllNotificationsRead,
  markNotificationRead,
} from '../../src/db/repositories/notifications/notification-commands';
import { decidePlanRequest, withdrawPlan } from '../../src/db/repositories/plans/plan-commands';
import { decideReport, sendReport } from '../../src/db/repositories/reports/report-commands';
import { saveListing, unsaveListing } from '../../src/db/repositories/saved/saved-commands';
import { storeListing } from '../../src/db/repositories/search/search-repository';
import { recordView } from '../../src/db/repositories/search/view-repository';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { propertyContent } from '../support/property-content';

/** What the phones can already tell of each other's things; each part is met by one command. */
export type Recorded = {
  homes: Record<'open' | 'saved' | 'unsaved', Listing>;
  agent: { id: string; name: string };
  blocked: { id: string; name: string };
  unblocked: { id: string; name: string };
  messages: Record<'unread' | 'read' | 'old', string>;
  notificationId: string;
  alertId: string;
  session: AccountSession;
  inspections: Record<'mine' | 'asked' | 'moved', string>;
  contactId: string;
  listings: Record<'edited' | 'withdrawn' | 'let' | 'confirmed' | 'gone' | 'boosted', string>;
  photos: { mine: string; other: string };
  picture: ArrayBuffer;
};

/** Everything that a seeker's phone can have waiting, once. */
export async function seekerActs(database: AppDatabase, r: Recorded): Promise<void> {
  const { homes, agent } = r;
  await storeListing(homes.open, database);
  await recordView(homes.open.id, randomUUID(), database);
  await saveListing(homes.open, database);
  await unsaveListing(homes.saved.id, database);
  await sendMessage(
    {
      recipient: agent,
      propertyId: homes.open.id,
      propertyTitle: homes.open.title,
      subject: 'Is it free?',
      content: 'From the first of March, for two years.',
    },
    database,
  );
  await markMessagesRead([r.messages.unread], database);
  await markMessageUnread(r.messages.read, database);
  await deleteMessage(r.messages.old, database);
  const criteria = { listingType: 'rent', location: 'Lekki', priceMax: 5_000_000 } as const;
  const words = { name: 'Lekki to rent', frequency: 'Daily', includeSimilar: false } as const;
  await saveAlert({ criteria, ...words, active: true }, database);
  const alert = await database.alerts.get(r.alertId);
  if (alert !== undefined) await deleteAlert(alert, database);
  const person = { name: 'Sani', email: 'sani@test.example', phone: '08030000000' };
  await sendContact(person, homes.open, { kind: 'call', message: 'Please call.' }, database);
  const wish = {
    requestDate: '2099-03-04',
    requestTime: '10:00',
    contactNumber: '08030000000',
    notes: 'With my brother',
  };
  await requestInspection(homes.open, wish, database);
  await removeInspection({ id: r.inspections.mine, propertyTitle: 'A home' }, database);
  await markNotificationRead(r.notificationId, database);
  await saveProfile({ userName: 'Sani Sule' }, database);
  await savePreferences(
    {
      emailPropertyMatches: true,
      smsinspectionConfirmations: false,
      priceDropAlerts: false,
      emailViewingRequests: true,
      smsConfirmedViewings: false,
      weeklyAnalytics: true,
      marketingNewsletters: false,
    },
    database,
  );
  await endAccountSessions([r.session], database);
  const reported = { subject: 'listing', subjectId: homes.unsaved.id, title: 'A home' } as const;
  await sendReport(reported, { reason: 'untrue', note: 'Another home', answerTo: '' }, database);
  await blockPerson(r.blocked, database);
  await unblockPerson(r.unblocked, database);
  await hideHome(homes.unsaved, database);
  await unhideHome(homes.saved, database);
}

/** Everything that an agent's phone can have waiting, once, an open draft beside it. */
export async function agentActs(database: AppDatabase, r: Recorded): Promise<void> {
  const { listings, photos } = r;
  const edit = { status: null, removedPhotoIds: [] };
  await saveProperty(
    {
      ...edit,
      id: listings.edited,
      content: propertyContent({ price: 5_200_000, amenities: ['Security', 'Borehole'] }),
      removedPhotoIds: [photos.other],
      photoOrder: [photos.mine],
      captions: { [photos.mine]: 'The kitchen' },
    },
    database,
  );
  const made = randomUUID();
  const photo = {
    id: randomUUID(),
    name: 'IMG-20260512-WA0001.jpg',
    type: 'image/jpeg',
    width: 40,
    height: 30,
    data: r.picture,
  };
  await keepPhoto(made, photo, database);
  const published = {
    status: 'Active',
    whenRoom: true,
    reviewNote: 'The size is unclear',
  } as const;
  await saveProperty({ ...edit, ...published, id: made, content: propertyContent() }, database);
  await setPublished(listings.withdrawn, false, database);
  await closeListing(listings.let, { date: '2026-01-31' }, database);
  await confirmListing(listings.confirmed, database);
  await deleteProperty(listings.gone, database);
  const asked = { id: r.inspections.asked, propertyTitle: 'A home' };
  await answerInspection(asked, 'Confirmed', database);
  const to = { requestDate: '2099-03-05', requestTime: '11:00', notes: 'At the gate' };
  const moved = { id: r.inspections.moved, propertyTitle: 'A home' };
  await answerInspection(moved, 'Confirmed', database);
  await rescheduleInspection(r.inspections.moved, to, database);
  await answerContact({ id: r.contactId, name: 'Vera Visitor' }, true, database);
  const week = { mon: [{ from: '09:00', to: '12:00' }] };
  const days = { '2099-03-06': [] };
  await saveOfferedTimes({ slotMinutes: 30, week, days }, database);
  const profile = { userName: 'Ada Agent', phone: '+2348030000000', companyName: null };
  await saveProfile({ ...profile, agentLicense: 'LIC 7', languages: 'English, Yoruba' }, database);
  await purchaseBoosts({ id: 'starter', name: 'Starter', quantity: 3 }, database);
  await applyBoost({ id: listings.boosted, title: 'A home' }, database);
  await markAllNotificationsRead(database);
  await withdrawPlan('business', database);
  const base = { content: propertyContent(), version: 1 };
  const form = { ...EMPTY_LISTING_FORM, address: '9 Allen Avenue, Ikeja, Lagos', price: '3.2m' };
  await storeDraft(
    listings.confirmed,
    { form, removedPhotoIds: [], photoOrder: [], captions: {}, baseStatus: 'Active', base },
    database,
  );
}

/** What an approver decides. */
export async function approverActs(
  database: AppDatabase,
  queue: { approved: Application; refused: Application; plan: PlanRequest; report: Report },
): Promise<void> {
  await decideApplication(queue.approved, { kind: 'approve' }, database);
  await decideApplication(queue.refused, { kind: 'reject', reason: 'No such company' }, database);
  await decidePlanRequest(queue.plan, { decision: 'grant', reason: '' }, database);
  await decideReport(queue.report, { decision: 'none', words: 'It is as described' }, database);
}

/** What a visitor without an account leaves: an application with a paper. */
export async function visitorActs(database: AppDatabase): Promise<void> {
  const form = {
    ...EMPTY_BUSINESS_SIGN_UP,
    selectedPlan: 'starter',
    companyName: 'Harmattan Homes',
    rcNumber: 'RC123456',
    companyEmail: 'office@harmattan.example',
    companyPhone: '08030000000',
    officeAddress: '1 Allen Avenue, Ikeja, Lagos',
    marketingState: ['Lagos'],
    fullName: 'Halima Bello',
    position: 'Owner',
    workEmail: 'halima@harmattan.example',
    officialPhone: '08030000001',
    isRegisteredAgency: 'yes',
    representsOwners: 'yes',
    propertiesCount: '12',
    password: 'Long enough 1',
    confirmPassword: 'Long enough 1',
  } as const;
  await keepApplication({ ...form, marketingState: ['Lagos'] }, 4, database);
  const paper = { name: 'cac.pdf', type: 'application/pdf', data: pdf() };
  await keepDocument('cacCertificate', paper, database);
  await submitApplication({ ...form, marketingState: ['Lagos'] }, database);
}

function pdf(): ArrayBuffer {
  return new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF\n')).buffer;
}
