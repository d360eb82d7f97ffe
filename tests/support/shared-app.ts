import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './test-app';

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;

/**
 * An app for all the tests of a file or of a `describe`: it starts before them and stops after them.
 * What its options need may be made by a `beforeAll` above it, where they are a function.
 */
export function sharedApp(options: Options | (() => Options) = {}): TestApp {
  let made: TestApp | undefined;
  const t = () => {
    if (made === undefined) throw new Error('The app starts with the tests');
    return made;
  };
  beforeAll(async () => {
    made = await createTestApp(typeof options === 'function' ? options() : options);
  });
  afterAll(() => made?.close());
  return {
    get app() {
      return t().app;
    },
    get database() {
      return t().database;
    },
    get dataDir() {
      return t().dataDir;
    },
    get account() {
      return t().account;
    },
    get call() {
      return t().call;
    },
    get refused() {
      return t().refused;
    },
    get send() {
      return t().send;
    },
    get close() {
      return t().close;
    },
  };
}

/** An account for all the tests that follow. */
export function sharedAccount(t: TestApp, ...who: Parameters<TestApp['account']>): TestAccount {
  const account: TestAccount = { id: '', email: '', token: '' };
  beforeAll(async () => {
    Object.assign(account, await t.account(...who));
  });
  return account;
}
