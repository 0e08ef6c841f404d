import { readInvariants } from './read-invariants.js';

/** What this needs of a database client: `pg`'s client and pool both have it. */
export interface InvariantClient {
  query(sql: string): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

export interface InvariantResult {
  readonly name: string;
  readonly sentence: string;
  /** The rows that break it; none when it holds. */
  readonly offences: readonly Readonly<Record<string, unknown>>[];
  readonly milliseconds: number;
}

/** Asks the database for everything that must never be; each result without offences holds. Changes nothing. */
export const checkInvariants = async (client: InvariantClient): Promise<readonly InvariantResult[]> => {
  const results: InvariantResult[] = [];
  for (const { name, sentence, sql } of await readInvariants()) {
    const startedAt = performance.now();
    const { rows } = await client.query(sql);
    results.push({ name, sentence, offences: rows, milliseconds: performance.now() - startedAt });
  }
  return results;
};
