interface Range {
  readonly min: number;
  readonly max: number;
}

const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Reads the cells of one row by column name. An unreadable cell adds to `faults` and returns a placeholder. */
export class Cells {
  readonly faults: string[] = [];

  constructor(private readonly row: ReadonlyMap<string, string>) {}

  /** Returns the trimmed text, empty if there is none. */
  text(column: string): string {
    return (this.row.get(column) ?? '').trim();
  }

  required(column: string): string {
    const text = this.text(column);
    return text === '' ? this.refuse(column, 'is empty', '') : text;
  }

  optional(column: string): string | null {
    const text = this.text(column);
    return text === '' ? null : text;
  }

  matching(column: string, pattern: RegExp, wanted: string): string {
    const text = this.required(column);
    return text === '' || pattern.test(text) ? text : this.refuse(column, `"${text}" is not ${wanted}`, text);
  }

  oneOf<T extends string>(column: string, choices: readonly [T, ...T[]]): T {
    const text = this.text(column);
    const choice = choices.find((candidate) => candidate === text);
    return choice ?? this.refuse(column, `"${text}" is not one of ${choices.join(', ')}`, choices[0]);
  }

  integer(column: string, range: Range): number {
    return this.number(column, this.required(column), WHOLE, 'a whole number', range) ?? range.min;
  }

  optionalInteger(column: string, range: Range): number | null {
    return this.number(column, this.text(column), WHOLE, 'a whole number', range);
  }

  optionalDecimal(column: string, range: Range): number | null {
    return this.number(column, this.text(column), DECIMAL, 'a number', range);
  }

  decimal(column: string, range: Range): number {
    return this.number(column, this.required(column), DECIMAL, 'a number', range) ?? range.min;
  }

  /** Reads 1 as true and 0 as false; an empty cell is `whenEmpty`, or a fault without one. */
  flag(column: string, whenEmpty?: boolean): boolean {
    const text = this.text(column);
    if (text === '' && whenEmpty !== undefined) return whenEmpty;
    return text === '1' || (text !== '0' && this.refuse(column, `"${text}" is neither 1 nor 0`, false));
  }

  refuse<T>(column: string, reason: string, standIn: T): T {
    this.faults.push(`${column} ${reason}`);
    return standIn;
  }

  private number(column: string, text: string, pattern: RegExp, wanted: string, range: Range): number | null {
    if (text === '') return null;
    if (!pattern.test(text)) return this.refuse(column, `"${text}" is not ${wanted}`, null);
    const parsed = Number(text);
    if (parsed >= range.min && parsed <= range.max) return parsed;
    return this.refuse(column, `${text} is outside ${range.min} to ${range.max}`, null);
  }
}
