import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { removePostgres, startPostgres } from '../../../../tools/embedded-postgres/embedded-postgres.mjs';
import { migrate, migrationsFolder, readMigrations } from '../../src/platform/migrations/index.js';
import { eventually } from '../eventually.js';

/** Fast cuts connections after telling them so, immediate as a crash does. */
export type StopMode = 'fast' | 'immediate';

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export interface OwnPostgres {
  readonly url: string;
  stop(mode: StopMode): Promise<void>;
  /** On the same port, with the same data. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const migrated = async (url: string): Promise<void> => {
  await migrate(url, await readMigrations(migrationsFolder()));
};

/** A migrated PostgreSQL of one test alone, which may stop it without disturbing others. */
export const startOwnPostgres = async (): Promise<OwnPostgres> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'simpletread-own-'));
  const start = () => startPostgres({ dataDir });
  let running = await start();
  const { url, port } = running;
  await migrated(url);
  return {
    url,
    stop: async (mode) => {
      process.kill(running.pid, SIGNALS[mode]);
      await eventually(async () => {
        if (await isListening(port)) throw new Error('PostgreSQL still listens');
      }, 20_000);
      await running.stop();
    },
    start: async () => {
      running = await startPostgres({ dataDir, port });
    },
    remove: async () => {
      await removePostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
