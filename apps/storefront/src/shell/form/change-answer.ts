export interface ChangeAnswer {
  readonly problem: string | null;
  /** Faults of single fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Counts the attempts, so each new answer is noticed. */
  readonly attempt: number;
}

export const QUIET: ChangeAnswer = { problem: null, fields: {}, attempt: 0 };
