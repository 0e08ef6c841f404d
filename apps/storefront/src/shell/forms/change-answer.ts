export interface ChangeAnswer {
  readonly problem: string | null;
  /** What is wrong with single fields, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Counts the tries, so that each new answer is noticed. */
  readonly attempt: number;
}

export const QUIET: ChangeAnswer = { problem: null, fields: {}, attempt: 0 };
