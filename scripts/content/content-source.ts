import { ContentProblem } from './content-problem.ts';

/** One `key: value` line above a text. */
type Field = { value: string; line: number };

const FENCE = '---';

/** A content file cut into its fields and its text; `file` is named in problems. */
export class ContentSource {
  readonly text: string;
  /** The line of the file on which `text` begins. */
  readonly textLine: number;
  private readonly fields = new Map<string, Field>();
  private readonly read = new Set<string>();

  constructor(
    readonly file: string,
    source: string,
  ) {
    const lines = source.replaceAll('\r\n', '\n').split('\n');
    const end = lines.indexOf(FENCE, 1);
    if (lines[0] !== FENCE || end < 0)
      throw new ContentProblem(
        file,
        1,
        'the file must begin with its fields between two lines ---',
      );
    for (const [index, line] of lines.slice(1, end).entries()) this.addField(line, index + 2);
    this.text = lines.slice(end + 1).join('\n');
    this.textLine = end + 2;
  }

  private addField(text: string, line: number): void {
    const [, key = '', value = ''] = /^(\w+): +(.*)$/.exec(text.trimEnd()) ?? [];
    if (value === '') throw this.problem(line, `"${text}" is not of the form "key: value"`);
    if (this.fields.has(key)) throw this.problem(line, `the field "${key}" is there twice`);
    this.fields.set(key, { value, line });
  }

  private field(key: string): Field {
    const field = this.fields.get(key);
    if (field === undefined) throw this.problem(1, `the field "${key}" is missing`);
    this.read.add(key);
    return field;
  }

  /** A problem on a line of this file, to be thrown. */
  problem(line: number, words: string): ContentProblem {
    return new ContentProblem(this.file, line, words);
  }

  /** The words of a field. */
  words(key: string): string {
    return this.field(key).value;
  }

  /** A field that is one of a few words. */
  choice<T extends string>(key: string, choices: readonly T[]): T {
    const { value, line } = this.field(key);
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined)
      throw this.problem(line, `${key} is "${value}": it must be one of ${choices.join(', ')}`);
    return chosen;
  }

  /** A field that is yes or no. */
  yes(key: string): boolean {
    return this.choice(key, ['yes', 'no']) === 'yes';
  }

  /** A field that is a whole number between two others. */
  number(key: string, least: number, most: number): number {
    const { value, line } = this.field(key);
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most))
      throw this.problem(
        line,
        `${key} is "${value}": it must be a number from ${least} to ${most}`,
      );
    return number;
  }

  /** A field that is a day of the calendar, as yyyy-mm-dd. */
  day(key: string): string {
    const { value, line } = this.field(key);
    const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(value))
      throw this.problem(line, `${key} is "${value}": it must be a day, as in 2026-09-14`);
    return value;
  }

  /** Refuses fields that nobody asked for: a mistyped key would else be lost without a word. */
  refuseOtherFields(): void {
    for (const [key, { line }] of this.fields)
      if (!this.read.has(key)) throw this.problem(line, `"${key}" is not a field of this text`);
  }
}
