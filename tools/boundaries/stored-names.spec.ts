import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { spelledNames } from './stored-names.mjs';

const ROOT = join(import.meta.dirname, '../..');
const TABLE = 'libs/domain/src/sso/privacy/cookies-and-values';

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(apps|libs|e2e|bench)\//.test(path))
  // The table's own spec states the names it derives.
  .filter((path) => ![`${TABLE}.ts`, `${TABLE}.spec.ts`].includes(path));

describe('names of cookies and storage keys', () => {
  it('are spelled only in their table', () => {
    const spelled = sources.flatMap((path) =>
      spelledNames(readFileSync(join(ROOT, path), 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(sources.length).toBeGreaterThan(2000);
    expect(spelled).toEqual([]);
  });

  it.each([
    [`const NAME = 'st_cart';`, 'st_cart'],
    ['const NAME = `__Host-st_staff`;', '__Host-st_staff'],
    [`(await cookies()).get('zipcode')`, 'zipcode'],
    [`jar.set("mode", 'dark')`, 'mode'],
    [`window.sessionStorage.getItem('cart')`, 'cart'],
    ['const KEY = `${place}; st_cart=${token}`', 'st_cart'],
    ['jarOf({ st_sso: HANDLE })', 'st_sso'],
    ['expect(set).toMatch(/^st_csrf=;/)', 'st_csrf'],
    [`const BROWSER = 'a=1; zipcode=19147'`, 'zipcode'],
    [`(await context.cookies()).find(({ name }) => name === 'compare')`, 'compare'],
    [`new StorageEvent('storage', { key: 'filters' })`, 'filters'],
    [`storage.removeItem('anything')`, 'anything'],
  ])('are found in %s', (source, name) => expect(spelledNames(source)).toEqual([name]));

  it.each([
    `const room = 'cart';`,
    `// jar.get('cart')`,
    `jar.get(CART_COOKIE.name)`,
    `const PLACE = 'user-zip';`,
    `const href = '/search?vehicle=subaru&mode=set';`,
    `const total = cart.quantity; jar.get(CART_COOKIE.name)`,
  ])('are not found in %s', (source) => expect(spelledNames(source)).toEqual([]));
});
