import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import {
  keepApplication,
  keepDocument,
  submitApplication,
} from '../../src/db/repositories/applications/own-application-commands';
import { readOwnApplication } from '../../src/db/repositories/applications/own-application-repository';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';

const paper = { name: 'a.pdf', type: 'application/pdf', data: new ArrayBuffer(8) };

test('two tabs that begin at the same moment begin one application, with the papers of both', async () => {
  const name = randomUUID();
  const [one, two] = [new AppDatabase(name), new AppDatabase(name)];
  onTestFinished(async () => {
    one.close();
    await two.delete();
  });
  const form = { ...EMPTY_BUSINESS_SIGN_UP, companyName: 'Okafor Homes' };
  await Promise.all([
    keepApplication(EMPTY_BUSINESS_SIGN_UP, 0, one),
    keepDocument('validID', paper, two),
    keepDocument('addressProof', paper, one),
  ]);
  await keepApplication(form, 3, two);
  const view = await readOwnApplication(one);
  expect(view?.application.form.companyName).toBe('Okafor Homes');
  expect(view?.documents.map(({ kind }) => kind).toSorted()).toEqual(['addressProof', 'validID']);
  await submitApplication({ ...form, password: 'a harmattan morning' }, one);
  expect(await one.ownApplications.count()).toBe(1);
  expect((await one.outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'agent.signup',
    'document.send',
    'document.send',
  ]);
});
