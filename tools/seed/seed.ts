import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect, databaseUrl, inTransaction } from '../database/index.js';
import { writeArticles } from './content/articles/write-articles.js';
import { emptyTables, isSeeded } from './emptiness.js';
import { Prng } from './random/prng.js';
import { seedDatabase } from './seed-database.js';

// This file runs as tools/dist/seed/seed.js.
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

// As the server’s: it signs the links of seeded exchanges.
const SECRET = process.env['SESSION_SECRET'] || 'development-only-session-secret';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Seeds if the shop is empty (--if-empty says only that); --force empties it first. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { force: { type: 'boolean' }, 'if-empty': { type: 'boolean' } } });
  const client = await connect(databaseUrl(process.env));
  try {
    if (values.force === true) await emptyTables(client);
    else if (await isSeeded(client)) {
      // A shop from before articles existed gets its pages; one that has any keeps its own.
      const written = await inTransaction(client, () => writeArticles(client, ROOT, new Prng('articles')));
      print(written === 0 ? 'Already seeded, nothing to do' : `Already seeded; ${written} articles added`);
      return;
    }
    await seedDatabase(client, { root: ROOT, secret: SECRET, now: new Date(), report: print });
  } finally {
    await client.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`The seed failed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
