import { setPriority } from 'node:os';

// A photo and a file of homes can wait a second where a login cannot.
const LOWER_PRIORITY = 5;

type Answer = Parameters<NonNullable<typeof process.send>>[0];

/** The life of a program that a `ChildProgram` runs: it answers what it is sent, and ends with the server. */
export function serveParent(answerTo: (message: unknown) => Promise<Answer>): void {
  setPriority(LOWER_PRIORITY);
  process.on('message', (message) => {
    void answerTo(message).then((answer) => process.send?.(answer));
  });
  // The server has ended, whichever way.
  process.on('disconnect', () => process.exit());
  // Those that tell a group of processes to stop mean the server, which finishes what it is at.
  process.on('SIGTERM', () => {});
  process.on('SIGINT', () => {});
  process.send?.('ready');
}
