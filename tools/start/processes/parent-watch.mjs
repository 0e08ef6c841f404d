// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const POLL_MS = 1_000;
const SHELL = /^-?(sh|dash|bash|zsh|ash|busybox|ksh)$/;

/**
 * Parent and name of a process; null when it is gone.
 * @param {number} pid
 * @returns {{ parent: number, name: string } | null}
 */
function look(pid) {
  try {
    // The name stands in parentheses and may hold blanks and parentheses itself.
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

/** The npm that runs us, seen from here: our parent, or behind the shell that npm puts between. */
function lineage() {
  const parent = look(process.ppid);
  return parent && SHELL.test(parent.name) ? `${process.ppid} ${parent.parent}` : String(process.ppid);
}

/**
 * Tells once when the npm that runs us was killed: then nobody is left who could ask us to stop.
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
