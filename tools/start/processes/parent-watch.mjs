// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 1_000;
const SHELL = /^-?(sh|dash|bash|zsh|ash|busybox|ksh)$/;

/**
 * Returns a process's parent and name; null if it is gone.
 * @param {number} pid
 * @returns {{ parent: number, name: string } | null}
 */
function look(pid) {
  try {
    // The name is in parentheses and may contain blanks and parentheses itself.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return {
      name: stat.slice(stat.indexOf('(') + 1, end),
      parent: Number(stat.slice(end + 2).split(' ')[1]),
    };
  } catch {
    if (process.platform === 'linux') return null;
  }
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'ppid=,comm='], { encoding: 'utf8' });
  const match = /^\s*(\d+)\s+(?:.*\/)?(.+?)\s*$/.exec(ps.stdout);
  return match ? { parent: Number(match[1]), name: String(match[2]) } : null;
}

/** Returns the npm that runs us: our parent, or above the shell that npm puts between. */
function lineage() {
  const parent = look(process.ppid);
  return parent && SHELL.test(parent.name) ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/**
 * Calls back once if the npm that runs us was killed: then no process is left to stop us.
 * @param {() => void} onOrphaned
 */
export function watchParent(onOrphaned) {
  if (!process.env['npm_lifecycle_event']) return;
  const atFirst = lineage();
  const timer = setInterval(() => {
    if (lineage() === atFirst) return;
    clearInterval(timer);
    onOrphaned();
  }, POLL_MS);
  timer.unref();
}
