import { rmSync } from 'node:fs';

const paths = new Set<string>();

/** Files and folders that a command of this process has begun and nobody wants before they are whole. */
export const unfinished = {
  begin(path: string): void {
    paths.add(path);
  },
  /** It is whole, or removed already. */
  end(path: string): void {
    paths.delete(path);
  },
  /** Removes all of them at once: the process ends before anything else could be awaited. */
  removeAll(): void {
    for (const path of paths) {
      try {
        rmSync(path, { recursive: true, force: true, maxRetries: 3 });
      } catch {
        // The next start of a server removes it.
      }
    }
  },
};
