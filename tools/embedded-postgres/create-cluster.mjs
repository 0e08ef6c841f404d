// @ts-check
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBinary } from './run-binary.mjs';

/** initdb's default superuser would be the OS account's name, which differs between machines. */
export const SUPERUSER = 'simpletread';

export const DATABASE = 'simpletread';

/** @param {string} home */
export const dataFolderOf = (home) => join(home, 'data');

/** @param {string} home */
export function isClusterCreated(home) {
  return existsSync(join(dataFolderOf(home), 'PG_VERSION'));
}

/**
 * Refuses data of another major version with one sentence, instead of the server's log.
 * @param {import('./run-binary.mjs').BinaryContext} context
 */
export async function checkClusterVersion(context) {
  const stored = readFileSync(join(dataFolderOf(context.home), 'PG_VERSION'), 'utf8').trim();
  const { output } = await runBinary(context, 'postgres', ['--version']);
  const current = /(\d+)/.exec(output)?.[1];
  if (current && current !== stored) {
    throw new Error(
      `The data is from PostgreSQL ${stored}, but this is ${current}: delete it with npm run reset.`,
    );
  }
}

/**
 * @param {import('./run-binary.mjs').BinaryContext} context
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 */
async function runOrThrow(context, program, args, input) {
  const { code, output } = await runBinary(context, program, args, input);
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder: ${lastLine(output)}`);
}

/**
 * Creates a cluster with one empty database: UTF-8 everywhere, the same sorting on every machine, passwords required. It is created next to
 * its final place and renamed, so a killed start leaves nothing half-made.
 * @param {import('./run-binary.mjs').BinaryContext} context
 * @param {{ password: string, isDurable: boolean }} choice
 */
export async function createCluster(context, { password, isDurable }) {
  const draft = join(context.home, 'draft');
  const passwordFile = join(context.home, 'initdb-password');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (context.account) chownSync(passwordFile, context.account.uid, context.account.gid);
  try {
    await runOrThrow(context, 'initdb', [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(isDurable ? [] : ['--no-sync']),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  // Single-user mode, because a client library may not be installed yet.
  await runOrThrow(
    context,
    'postgres',
    ['--single', '-D', draft, 'postgres'],
    `CREATE DATABASE ${DATABASE}\n`,
  );
  renameSync(draft, dataFolderOf(context.home));
}

/** @param {string} output */
export function lastLine(output) {
  return output.trim().split('\n').at(-1)?.trim() ?? '';
}
