import { DOCUMENT_KINDS, type DocumentKind } from '../../../contract/people/document-options';
import { DOCUMENT_NAMES } from '../../../domain/signup/document-names';
import {
  type BusinessSignUp,
  EMPTY_BUSINESS_SIGN_UP,
  withoutPasswords,
} from '../../../domain/signup/business-sign-up';
import { signupRequest } from '../../../domain/signup/signup-request';
import type { AppDatabase } from '../../app-database';
import { absent } from '../../before';
import { enqueue } from '../../enqueue';
import type { OwnApplication } from '../../records';
import { sealText } from '../../sealed-text';
import { write } from '../../write';
import { renewRow } from '../../renew-row';

/** Keeps what the wizard holds, without its passwords, so that a closed tab loses nothing. */
export async function keepApplication(
  form: BusinessSignUp,
  step: number,
  database: AppDatabase,
): Promise<void> {
  await write(database, [database.ownApplications], async () => {
    const before = await ownOrBegun(database);
    await database.ownApplications.put({ ...before, form: withoutPasswords(form), step });
  });
}

/** The one application of this phone, which another tab may have begun meanwhile; a new one where there is none. */
async function ownOrBegun({ ownApplications }: AppDatabase): Promise<OwnApplication> {
  const own = await ownApplications.toCollection().first();
  if (own !== undefined) return own;
  return {
    id: crypto.randomUUID(),
    form: EMPTY_BUSINESS_SIGN_UP,
    step: 0,
    submittedAt: null,
    sentAt: null,
    toldAt: null,
    uploadToken: null,
    status: 'pending',
    reason: null,
  };
}

/** Keeps a paper on the phone in place of an earlier one of its kind; sent with the application. */
export async function keepDocument(
  kind: DocumentKind,
  file: { name: string; type: string; data: ArrayBuffer },
  database: AppDatabase,
): Promise<void> {
  const { ownApplications, applicationDocuments, documentData, outbox } = database;
  const tables = [ownApplications, applicationDocuments, documentData, outbox];
  await write(database, tables, async () => {
    const application = await ownOrBegun(database);
    const { id: applicationId, submittedAt } = application;
    const older = await applicationDocuments
      .where('applicationId')
      .equals(applicationId)
      .filter((document) => document.kind === kind)
      .primaryKeys();
    await dropDocuments(database, older);
    const id = crypto.randomUUID();
    await applicationDocuments.add({
      id,
      applicationId,
      kind,
      name: file.name,
      type: file.type,
      size: file.data.byteLength,
      sentAt: null,
    });
    await documentData.add({ id, data: file.data });
    await ownApplications.put(application);
    if (submittedAt !== null) await queueDocuments(database, applicationId);
  });
}

async function dropDocuments(database: AppDatabase, ids: string[]): Promise<void> {
  await database.applicationDocuments.bulkDelete(ids);
  await database.documentData.bulkDelete(ids);
  await database.outbox.where('entityId').anyOf(ids).delete();
}

/**
 * Completes the registration: it is safe on this device when this resolves, and goes out by itself
 * with its papers after it. The password waits sealed. A refused registration is sent anew.
 */
export async function submitApplication(
  form: BusinessSignUp,
  database: AppDatabase,
): Promise<void> {
  const password = await sealText(database, form.password);
  const { ownApplications, applicationDocuments, outbox } = database;
  await write(database, [ownApplications, applicationDocuments, outbox], async () => {
    const application = await ownOrBegun(database);
    const { id } = application;
    const documents = await applicationDocuments.where('applicationId').equals(id).toArray();
    const kinds = documents.map(({ kind }) => kind);
    const payload = {
      request: signupRequest(id, form, kinds),
      password,
      companyName: form.companyName.trim(),
    };
    const refused = await outbox
      .where('entityId')
      .equals(id)
      .filter((row) => row.state === 'rejected')
      .first();
    await ownApplications.put({
      ...application,
      form: withoutPasswords(form),
      submittedAt: Date.now(),
      toldAt: null,
    });
    if (refused === undefined)
      await enqueue(database, { kind: 'agent.signup', entityId: id, payload, before: [] });
    else await renewRow(database, refused, { payload });
    await queueDocuments(database, id);
  });
}

/** Queues the papers that neither the server has nor the outbox holds, after the application. */
async function queueDocuments(database: AppDatabase, applicationId: string): Promise<void> {
  const signup = await database.outbox.where('entityId').equals(applicationId).first();
  const documents = await database.applicationDocuments
    .where('applicationId')
    .equals(applicationId)
    .toArray();
  for (const kind of DOCUMENT_KINDS) {
    const document = documents.find((other) => other.kind === kind && other.sentAt === null);
    if (document === undefined) continue;
    if ((await database.outbox.where('entityId').equals(document.id).count()) > 0) continue;
    await enqueue(database, {
      kind: 'document.send',
      entityId: document.id,
      payload: { applicationId, title: DOCUMENT_NAMES[kind] },
      before: [
        absent(database.applicationDocuments, document.id),
        absent(database.documentData, document.id),
      ],
      dependsOn: signup === undefined ? [] : [signup.id],
    });
  }
}

/** Notes that the person has read that the application arrived. */
export async function noteApplicationTold(id: string, database: AppDatabase): Promise<void> {
  await write(database, [database.ownApplications], async () => {
    await database.ownApplications.update(id, { toldAt: Date.now() });
  });
}

/** Forgets the application on this device with its papers; what the server has stays there. */
export async function forgetApplication(database: AppDatabase): Promise<void> {
  const { ownApplications, applicationDocuments, documentData, outbox } = database;
  const tables = [ownApplications, applicationDocuments, documentData, outbox];
  await write(database, tables, async () => {
    const ids = await ownApplications.toCollection().primaryKeys();
    await dropDocuments(database, await applicationDocuments.toCollection().primaryKeys());
    await outbox.where('entityId').anyOf(ids).delete();
    await ownApplications.clear();
  });
}

/** Forgets the application that was made with somebody's e-mail address, on what visitors of this device have. */
export async function forgetApplicationOf(email: string, visitors: AppDatabase): Promise<void> {
  const own = await visitors.ownApplications
    .filter(({ form, sentAt }) => sentAt !== null && isSame(form.workEmail, email))
    .count();
  if (own > 0) await forgetApplication(visitors);
  const { ownApplications, receipts } = visitors;
  await write(visitors, [ownApplications, receipts], async () => {
    // Receipts name who registered; those of an application that is still kept here are of somebody else.
    if ((await ownApplications.count()) > 0) return;
    await receipts
      .filter(({ kind }) => kind === 'agent.signup' || kind === 'document.send')
      .delete();
  });
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Begins a new application with what the refused one held; its papers are chosen anew. */
export async function applyAgain(database: AppDatabase): Promise<void> {
  const { ownApplications, applicationDocuments, documentData, outbox } = database;
  const tables = [ownApplications, applicationDocuments, documentData, outbox];
  // One transaction: a screen between the two would begin an application of its own.
  await write(database, tables, async () => {
    const before = await ownApplications.toCollection().first();
    await forgetApplication(database);
    if (before === undefined) return;
    await keepApplication(before.form, 1, database);
    // Whoever corrects it reads what for.
    await ownApplications.toCollection().modify({ reason: before.reason });
  });
}
