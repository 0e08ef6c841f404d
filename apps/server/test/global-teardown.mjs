// @ts-check
// Removes the PostgreSQL server that the setup started; one that was given stays.
export default async function globalTeardown() {
  const dataDir = process.env['TEST_DATABASE_OWN_DIR'];
  if (!dataDir) return;
  const { removePostgres } = await import('../../../tools/embedded-postgres/embedded-postgres.mjs');
  await removePostgres(dataDir);
}
