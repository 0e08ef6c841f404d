import { connect, databaseUrl } from '../database/index.js';
import { checkInvariants } from './check.js';
import { resultLines } from './result-lines.js';

const run = async (): Promise<void> => {
  const client = await connect(databaseUrl(process.env));
  try {
    const results = await checkInvariants(client);
    process.stdout.write(`${resultLines(results).join('\n')}\n`);
    if (results.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
  } finally {
    await client.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
