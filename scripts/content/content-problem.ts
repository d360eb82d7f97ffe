/** What is wrong with a text in src/content, in a writer's words; the message begins with file and line. */
export class ContentProblem extends Error {
  constructor(file: string, line: number, words: string) {
    super(`${file}:${line}: ${words}`);
    this.name = 'ContentProblem';
  }
}
