/** How long a failed request for code is left alone before it is made once more, in milliseconds. */
const AGAIN_MS = 1000;

/** Code that did not come; its message is for people. */
export class CodeMissingError extends Error {
  override name = 'CodeMissingError';
}

/**
 * Fetches code that comes later, and once more, quietly, where that fails. It is asked for by the same
 * address: under another the browser would hold the same module twice, each with a state of its own.
 * @throws CodeMissingError with words for people
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (reason) {
    // Whoever writes the code wants to know; people are told in words, if it stays away.
    if (import.meta.env.DEV) console.warn(reason);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return load().catch((cause: unknown) => {
      throw new CodeMissingError(
        'A part of the app could not be fetched. Check the connection and try again.',
        { cause },
      );
    });
  }
}
