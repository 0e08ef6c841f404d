import { readFile } from 'node:fs/promises';

// USER_HZ is 100 for programs on every Linux we run on.
const MS_PER_TICK = 10;

export interface ProcStat {
  readonly parentPid: number;
  /** CPU time of the process itself, user and system. */
  readonly ownMs: number;
  /** CPU time of its children that have ended and were waited for. */
  readonly endedChildrenMs: number;
}

/** Parses one line of /proc/<pid>/stat; the name in brackets may contain spaces and brackets. */
export const parseProcStat = (line: string): ProcStat => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number): number => Number(fields[index] ?? 0);
  return {
    parentPid: ticks(1),
    ownMs: (ticks(11) + ticks(12)) * MS_PER_TICK,
    endedChildrenMs: (ticks(13) + ticks(14)) * MS_PER_TICK,
  };
};

/** Null without such a process, or without /proc. */
export const readProcStat = async (pid: number): Promise<ProcStat | null> => {
  try {
    return parseProcStat(await readFile(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
};
