import { parseArgs } from 'node:util';
import { connect, databaseUrl } from '../database/index.js';
import { importFile } from './import-file.js';
import { ImportRefused } from './import-refused.js';
import { findKind, IMPORT_KINDS } from './kinds/index.js';
import { reportLines } from './report-lines.js';

const USAGE = `Usage: import.js <kind> <file> [--dry-run]
Kinds: ${IMPORT_KINDS.map((kind) => kind.name).join(', ')}`;

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  });
  const [name, path] = positionals;
  if (name === undefined || path === undefined || positionals.length > 2) throw new ImportRefused(USAGE);
  const kind = findKind(name);
  if (kind === undefined) throw new ImportRefused(`"${name}" is not a kind of import.\n${USAGE}`);
  const client = await connect(databaseUrl(process.env));
  try {
    const report = await importFile(client, kind, path, { isDryRun: values['dry-run'] ?? false });
    process.stdout.write(`${reportLines(report).join('\n')}\n`);
  } finally {
    await client.end();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
