import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { fullFolders, MOST_FILES, needlessExceptions } from './folder-size.js';

const files = execFileSync('git', ['ls-files'], { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' })
  .trim()
  .split('\n');

describe('a folder', () => {
  it('holds at most 30 files, except for listed ones', () => {
    expect(fullFolders(files)).toEqual([]);
  });

  it('has no exception that it doesn’t need', () => {
    expect(needlessExceptions(files)).toEqual([]);
  });
});

describe('looking for full folders', () => {
  const within = (folder: string, count: number) =>
    Array.from({ length: count }, (_, place) => `${folder}/part-${String(place)}.ts`);

  it('finds one with a file too many', () => {
    expect(fullFolders(within('apps/server/src/orders', MOST_FILES + 1))).toEqual([
      'apps/server/src/orders: 31 files',
    ]);
  });

  it('counts each sub-folder on its own, and excuses listed folders', () => {
    const files = [
      ...within('libs/domain/src/contact', MOST_FILES),
      ...within('libs/domain/src/contact/address', MOST_FILES),
      ...within('docs/decisions', MOST_FILES + 1),
    ];
    expect(fullFolders(files)).toEqual([]);
  });
});
