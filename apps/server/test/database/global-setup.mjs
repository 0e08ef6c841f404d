// @ts-check
// Integration tests need a PostgreSQL server: the one of TEST_DATABASE_URL, else one that is started for this run alone.
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

export default async function globalSetup() {
  if (process.env['TEST_DATABASE_URL']) return;
  const { clusterPlace } = await import('../../../../tools/test/cluster-place.mjs');
  const { startPostgres } = await import('../../../../tools/embedded-postgres/embedded-postgres.mjs');
  const dataDir = await mkdtemp(join(clusterPlace(), 'simpletread-int-'));
  const postgres = await startPostgres({ dataDir, isDurable: false });
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_DATABASE_OWN_DIR'] = dataDir;
}
