import { readdir, readFile, readlink } from 'node:fs/promises';

const LISTENS = '0A';

/** Returns the inode of the socket listening on `port`, from /proc/net/tcp and tcp6. */
const listeningInode = async (port: number): Promise<string | null> => {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const lines = (await readFile(table, 'utf8').catch(() => '')).split('\n').slice(1);
    for (const line of lines) {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === LISTENS && local.endsWith(`:${hexPort}`)) return inode ?? null;
    }
  }
  return null;
};

const holds = async (pid: string, inode: string): Promise<boolean> => {
  const folder = `/proc/${pid}/fd`;
  const files = await readdir(folder).catch(() => [] as string[]);
  const targets = await Promise.all(files.map((file) => readlink(`${folder}/${file}`).catch(() => '')));
  return targets.includes(`socket:[${inode}]`);
};

/** Returns the process listening on `port` of this machine; null if unknown. */
export const listeningPid = async (port: number): Promise<number | null> => {
  const inode = await listeningInode(port);
  if (inode === null) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    if (await holds(pid, inode)) return Number(pid);
  }
  return null;
};
