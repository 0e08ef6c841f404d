import { readFile } from 'node:fs/promises';

import type pg from 'pg';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';
import { isOwnKey, ownValue } from '@simpletread/domain';

import type { Stack } from '../stack.js';
import { processCpuMs, treeCpuMs } from './cpu-clock.js';
import { listeningPid } from './listening-pid.js';
import { readProcStat } from './proc-stat.js';

/** CPU time used so far; NaN if it can't be read. */
export interface CpuReading {
  readonly serverMs: number;
  readonly databaseMs: number;
}

const isPostgres = async (pid: number): Promise<boolean> =>
  (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).startsWith('postgres');

const BACKEND = 'SELECT pg_backend_pid() AS pid';
const backendRow = z.object({ pid: z.number() });

/** Returns our process's parent: a local connection's backend is a child of the postmaster. */
const postmasterPid = async (db: pg.Pool): Promise<number | null> => {
  const [row] = await queryRows(db, backendRow, BACKEND);
  const pid = row?.pid ?? 0;
  const parent = (await isPostgres(pid)) ? ((await readProcStat(pid))?.parentPid ?? null) : null;
  return parent !== null && (await isPostgres(parent)) ? parent : null;
};

/** The server's and PostgreSQL's processes: SERVER_PID and POSTGRES_PID, otherwise those found on this machine. Linux only. */
export class MeasuredProcesses {
  private constructor(
    private readonly server: number | null,
    private readonly postmaster: number | null,
  ) {}

  static async find({ serverUrl }: Stack, db: pg.Pool, env: NodeJS.ProcessEnv): Promise<MeasuredProcesses> {
    const given = (name: string): number | null => (isOwnKey(env, name) ? Number(ownValue(env, name)) : null);
    const { port, protocol } = new URL(serverUrl);
    const serverPort = Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port);
    return new MeasuredProcesses(
      given('SERVER_PID') ?? (await listeningPid(serverPort)),
      given('POSTGRES_PID') ?? (await postmasterPid(db)),
    );
  }

  async cpu(): Promise<CpuReading> {
    return {
      serverMs: this.server === null ? NaN : await processCpuMs(this.server),
      databaseMs: this.postmaster === null ? NaN : await treeCpuMs(this.postmaster),
    };
  }

  /** Returns the server's current memory in MB; NaN if it can't be read. */
  async serverMemoryMb(): Promise<number> {
    const status = await readFile(`/proc/${this.server}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1024;
  }
}
