import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Invariant {
  /** Number and name of its file: `10-stock-is-its-history`. */
  readonly name: string;
  /** The invariant in one sentence. */
  readonly sentence: string;
  /** Selects the rows that break it. */
  readonly sql: string;
}

const HERE = dirname(fileURLToPath(import.meta.url));
// SQL isn't compiled: it stays with the source, two folders above the built program.
const FOLDERS = [join(HERE, 'invariants'), join(HERE, '..', '..', 'check-invariants', 'invariants')];

const toInvariant = (file: string, text: string): Invariant => {
  const [first = '', ...rest] = text.split('\n');
  if (!first.startsWith('-- ')) throw new Error(`${file} must begin with the sentence that holds`);
  return { name: basename(file, '.sql'), sentence: first.slice(3).trim(), sql: rest.join('\n') };
};

/** Returns the invariants of all rooms by number. */
export const readInvariants = async (): Promise<readonly Invariant[]> => {
  const folder = FOLDERS.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error('the invariants are missing');
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.sql'))
    .sort((a, b) => basename(a).localeCompare(basename(b)));
  return Promise.all(
    files.map(async (file) => toInvariant(file, await readFile(join(folder, file), 'utf8'))),
  );
};
