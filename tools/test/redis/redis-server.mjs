// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isListening } from '../../embedded-postgres/free-port.mjs';

const START_MS = 10_000;

/**
 * Starts our own Redis without persistence.
 * @param {import('../context.mjs').TestContext} context
 * @param {string} program
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null if it did not start
 */
export async function startRedis({ groups, temp }, program) {
  const port = await freePort();
  const folder = join(temp, 'redis');
  mkdirSync(folder, { recursive: true });
  const command = [
    program,
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const server = groups.start(command, { stdio: 'ignore' });
  for (const end = Date.now() + START_MS; Date.now() < end && server.isRunning(); await sleep(50)) {
    if (await isListening(port)) return { url: `redis://127.0.0.1:${port}`, stop: () => server.stop() };
  }
  await server.stop();
  return null;
}
