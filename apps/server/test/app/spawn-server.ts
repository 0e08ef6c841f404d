import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { eventually } from '../eventually.js';

const SERVER = join(import.meta.dirname, '../..');
const BUILT = join(SERVER, 'dist', `int-${process.ppid}-${process.pid}`);
const SWC = join(SERVER, '..', '..', 'node_modules', '@swc', 'cli', 'bin', 'swc.js');

let built: Promise<unknown> | null = null;

/** The server and its test programs, compiled once for this test process beside the real build. */
const build = async (): Promise<void> => {
  await mkdir(BUILT, { recursive: true });
  const args = [
    SWC,
    'src',
    'test',
    '--out-dir',
    BUILT,
    '--config-file',
    '.swcrc',
    '--ignore',
    '**/*.spec.ts',
  ];
  await promisify(execFile)(process.execPath, args, { cwd: SERVER });
  // A compiled server looks for migrations here: it is ready only with all of them applied.
  for (const folder of ['migrations', 'assets']) {
    await symlink(join(SERVER, folder), join(BUILT, folder)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
};

export interface SpawnedServer {
  readonly url: string;
  readonly child: ChildProcess;
  /** Resolves when the process has ended, with its exit code or the signal that killed it. */
  readonly ended: Promise<number | string | null>;
  output(): string;
}

// Below the range that systems use for outgoing connections, so no process takes one by chance.
const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  const isListening = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  const wasFree = await isListening;
  server.close();
  return wasFree;
};

const freePort = async (): Promise<number> => {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  return (await isFree(port)) ? port : freePort();
};

/** Starts `program` (a file of src or test, as `src/main.js`) as a separate process and waits until it answers, or has crashed as asked. */
export const spawnServer = async (
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<SpawnedServer> => {
  await (built ??= build());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(BUILT, program)], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      SERVER_PORT: String(port),
      SIGN_IN_PORT: '0',
      WARM_UP: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as number | string | null);
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await eventually(() => (hasEnded ? null : fetch(`${url}/health`)), 30_000);
  if (hasEnded && env['CRASH_AT'] === undefined) throw new Error(`the server ended: ${output}`);
  return { url, child, ended, output: () => output };
};
