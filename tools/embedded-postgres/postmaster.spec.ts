import { mkdtempSync, existsSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePidFile, runningPostmaster } from './postmaster.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'postmaster-')));
const file = join(folder, 'postmaster.pid');
afterAll(() => rmSync(folder, { recursive: true }));

describe('parsePidFile', () => {
  it('reads process ID, folder and port', () => {
    expect(parsePidFile('4711\n/data/pg\n1790000000\n5433\n\n127.0.0.1\n')).toEqual({
      pid: 4711,
      port: 5433,
      dataFolder: '/data/pg',
    });
  });

  it.each(['', 'x', '-3\n/data', '0\n'])('finds nothing in "%s"', (text) =>
    expect(parsePidFile(text)).toBeNull(),
  );
});

describe('runningPostmaster', () => {
  it('finds none without a pid file', () => {
    expect(runningPostmaster(folder)).toBeNull();
  });

  it.each([
    ['whose process is gone', `2147480000\n${folder}\n0\n5432\n`],
    ['whose number another program has by now', `${process.pid}\n${folder}\n0\n5432\n`],
    ['that was copied from elsewhere', `${process.pid}\n/another/place\n0\n5432\n`],
    ['that makes no sense', 'garbage'],
  ])('removes a pid file %s', (_, text) => {
    writeFileSync(file, text);
    expect(runningPostmaster(folder)).toBeNull();
    expect(existsSync(file)).toBe(false);
  });
});
