import { builtinEnvironments, type Environment } from 'vitest/runtime';

const MADE = Symbol.for('gida.one-document');

/**
 * A made-up document for the screens' tests, one for all files of a worker: they share the app's modules, and these
 * hold on to the document that they were loaded with.
 */
const oneDocument: Environment = {
  name: 'one-document',
  viteEnvironment: 'client',
  setup: async (global: typeof globalThis & { [MADE]?: true }, options) => {
    if (global[MADE] === undefined) {
      await builtinEnvironments['happy-dom'].setup(global, options);
      global[MADE] = true;
    }
    // It goes with its worker.
    return { teardown: () => undefined };
  },
};
export default oneDocument;
