// @ts-check
// Removes what a run leaves behind: the servers compiled for it, and the PostgreSQL server that its setup started.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../dist');

/** Named by spawn-server.ts after this process and its workers. */
const isOurs = (/** @type {string} */ name) => {
  const [, parent, own] = /^int-(\d+)-(\d+)$/.exec(name) ?? [];
  return parent === String(process.pid) || own === String(process.pid);
};

export default async function globalTeardown() {
  const built = await readdir(DIST).catch(() => []);
  await Promise.all(
    built.filter(isOurs).map((name) => rm(join(DIST, name), { recursive: true, force: true })),
  );
  const dataDir = process.env['TEST_DATABASE_OWN_DIR'];
  if (!dataDir) return;
  const { removePostgres } = await import('../../../../tools/embedded-postgres/embedded-postgres.mjs');
  await removePostgres(dataDir);
  await rm(dataDir, { recursive: true, force: true });
}
