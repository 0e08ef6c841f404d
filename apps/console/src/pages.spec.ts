import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isResource } from './shell/auth/resource-permissions.js';
import { MENU_ENTRIES } from './shell/menu/menu.js';
import { PAGES, RESOURCES } from './pages.js';

/** Reached from other pages; the journey that walks every page names them itself. */
const OFF_MENU = ['/security', '/vehicle-records', '/order-sheets', '/review-files', '/newsletter-segments'];

const paths = [...RESOURCES.map(({ name }) => `/${name}`), ...PAGES.map(({ path }) => path)];

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.spec.tsx'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'));

const listOf = (name: string): string | undefined =>
  sources.find((source) => source.includes('<ListPage') && source.includes(`resource="${name}"`));

describe('the pages of the console', () => {
  it('are in the menu, which a journey follows to visit them all', () => {
    const menu = MENU_ENTRIES.map(({ path }) => path).filter((path) => path !== '/');
    expect(paths.filter((path) => !OFF_MENU.includes(path)).sort()).toEqual(menu.sort());
    expect(paths).toEqual(expect.arrayContaining(OFF_MENU));
  });

  it('have a key of their own in the menu', () => {
    const keys = MENU_ENTRIES.map(({ key }) => key);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('that are lists are opened by a permission', () => {
    expect(RESOURCES.map(({ name }) => name).filter((name) => !isResource(name))).toEqual([]);
  });

  it.each(RESOURCES.filter(({ name, show }) => show === undefined && listOf(name) !== undefined))(
    'have rows that open nothing where $name has no page of a record',
    ({ name }) => {
      expect(listOf(name)).toContain('isOpenable={false}');
    },
  );
});
