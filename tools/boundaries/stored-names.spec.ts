import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { spelledNames } from './stored-names.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TABLE = 'libs/domain/src/sso/privacy/stored-values.ts';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(apps|libs)\/[\w-]+\/src\//.test(path))
  .filter((path) => !/\.spec\.tsx?$|\/testing\//.test(path) && path !== TABLE);

describe('names of cookies and storage keys', () => {
  it('are spelled only in their table', () => {
    const spelled = sources.flatMap((path) =>
      spelledNames(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(sources.length).toBeGreaterThan(1000);
    expect(spelled).toEqual([]);
  });

  it.each([
    [`const NAME = 'st_cart';`, 'st_cart'],
    ['const NAME = `__Host-st_staff`;', '__Host-st_staff'],
    [`(await cookies()).get('zipcode')`, 'zipcode'],
    [`jar.set("mode", 'dark')`, 'mode'],
    [`window.sessionStorage.getItem('cart')`, 'cart'],
    ['document.cookie = `vehicle=${key}; path=/`', 'vehicle=${key}; path=/'],
    [`storage.removeItem('anything')`, 'anything'],
  ])('are found in %s', (source, name) => expect(spelledNames(source)).toEqual([name]));

  it.each([
    `const room = 'cart';`,
    `// jar.get('cart')`,
    `jar.get(CART_COOKIE.name)`,
    `const PLACE = 'user-zip';`,
  ])('are not found in %s', (source) => expect(spelledNames(source)).toEqual([]));
});
