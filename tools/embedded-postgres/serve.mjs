// @ts-check
// A PostgreSQL for development: `node tools/embedded-postgres/serve.mjs <data folder>` prints its address and runs until Ctrl-C.
import { removePostgres, startPostgres } from './embedded-postgres.mjs';

const dataDir = process.argv[2];
if (!dataDir) {
  console.error('Usage: node tools/embedded-postgres/serve.mjs <data folder> [--keep]');
  process.exit(1);
}
const postgres = await startPostgres({ dataDir, isDurable: false });
console.log(postgres.url);

const stop = async () => {
  await (process.argv.includes('--keep') ? postgres.stop() : removePostgres(dataDir));
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
setInterval(() => {}, 60_000);
