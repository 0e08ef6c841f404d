import { readdir } from 'node:fs/promises';

import { readProcStat } from './proc-stat.js';

const allPids = async (): Promise<number[]> => {
  const names = await readdir('/proc').catch(() => [] as string[]);
  return names.filter((name) => /^\d+$/.test(name)).map(Number);
};

/** Returns the CPU milliseconds of one process so far. */
export const processCpuMs = async (pid: number): Promise<number> => (await readProcStat(pid))?.ownMs ?? NaN;

/** Returns the CPU milliseconds so far of a process with all its children, ended ones included: PostgreSQL has one per connection. */
export const treeCpuMs = async (pid: number): Promise<number> => {
  const root = await readProcStat(pid);
  if (root === null) return NaN;
  const stats = await Promise.all((await allPids()).map(readProcStat));
  return stats
    .filter((stat) => stat !== null && stat.parentPid === pid)
    .reduce((sum, stat) => sum + (stat?.ownMs ?? 0), root.ownMs + root.endedChildrenMs);
};
