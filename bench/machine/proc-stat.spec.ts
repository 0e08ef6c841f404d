import { parseProcStat, readProcStat } from './proc-stat.js';

const LINE = '42 (odd) name (x) S 7 42 42 0 -1 4194560 100 0 0 0 12 3 40 5 20 0 11 0 1234 1000 200 0';

describe('a line of /proc/<pid>/stat', () => {
  it('gives parent and CPU time for any process name', () => {
    expect(parseProcStat(LINE)).toEqual({ parentPid: 7, ownMs: 150, endedChildrenMs: 450 });
  });

  it('is undefined for a missing process', async () => {
    expect(await readProcStat(2 ** 30)).toBeNull();
  });
});
