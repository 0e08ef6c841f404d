// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * @typedef {object} BinaryContext
 * @property {string} bin folder of the PostgreSQL programs
 * @property {string} home
 * @property {import('./os-account.mjs').OsAccount | null} account
 */

/**
 * Runs one PostgreSQL program to its end, as the cluster's account and without our environment.
 * @param {BinaryContext} context
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input] the program's input
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runBinary({ bin, home, account }, program, args, input = '') {
  return new Promise((done, fail) => {
    const child = spawn(join(bin, program), args, {
      cwd: home,
      // PGDATA, PGPORT and similar variables of the user's shell must not affect this cluster.
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['pipe', 'pipe', 'pipe'],
      // A Ctrl-C in the terminal must not reach PostgreSQL before its clients are gone.
      detached: true,
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    let output = '';
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', fail);
    // Not 'close': a daemon left by pg_ctl could hold the pipes open.
    child.once('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      done({ code: code ?? 1, output });
    });
  });
}
