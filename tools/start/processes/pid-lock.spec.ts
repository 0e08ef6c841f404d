import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from './pid-lock.mjs';

describe('tryLock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pid-lock-'));
  const path = join(folder, 'inner', 'start.pid');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('acquires a free lock, and again after release', () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const lock = tryLock(path);
      expect(lock).toHaveProperty('release');
      if ('release' in lock) lock.release();
    }
  });

  it('takes over from a dead process', () => {
    writeFileSync(path, '2147480000');
    const lock = tryLock(path);
    expect(lock).toHaveProperty('release');
    if ('release' in lock) lock.release();
  });

  it('takes over if another program now has the process ID', () => {
    writeFileSync(path, '1');
    const lock = tryLock(path);
    expect(lock).toHaveProperty('release');
    if ('release' in lock) lock.release();
  });

  it.each(['', 'garbage', '-5', '0'])('takes over a file with "%s"', (text) => {
    writeFileSync(path, text);
    const lock = tryLock(path);
    expect(lock).toHaveProperty('release');
    if ('release' in lock) lock.release();
  });
});
