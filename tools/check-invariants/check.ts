import { readInvariants } from './read-invariants.js';

/** The database client's interface here: `pg`'s client and pool both have it. */
export interface InvariantClient {
  query(sql: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

export interface InvariantResult {
  readonly name: string;
  readonly sentence: string;
  /** The rows that break it; empty if it holds. */
  readonly violations: readonly Readonly<Record<string, unknown>>[];
  readonly milliseconds: number;
}

/** Checks the database for everything that must never happen; a result without violations holds. Changes nothing. */
export const checkInvariants = async (client: InvariantClient): Promise<readonly InvariantResult[]> => {
  const results: InvariantResult[] = [];
  for (const { name, sentence, sql } of await readInvariants()) {
    const startedAt = performance.now();
    const { rows } = await client.query(sql);
    results.push({ name, sentence, violations: rows, milliseconds: performance.now() - startedAt });
  }
  return results;
};
