import { checkInvariants, resultLines } from '@simpletread/tools/check-invariants';
import pg from 'pg';

/** Everything that must never be, asked of the database of a test: the sentences that do not hold. */
export const brokenInvariants = async (databaseUrl: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'simpletread-tests' });
  await client.connect();
  try {
    const results = await checkInvariants(client);
    return results
      .filter(({ violations }) => violations.length > 0)
      .flatMap((result) => resultLines([result]).slice(0, -1));
  } finally {
    await client.end();
  }
};
