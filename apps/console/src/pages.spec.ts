import { isResource } from './shell/auth/resource-permissions.js';
import { MENU_ENTRIES } from './shell/menu/menu.js';
import { PAGES, RESOURCES } from './pages.js';

/** Reached from other pages; the journey that walks every page names them itself. */
const OFF_MENU = ['/security', '/vehicle-records'];

const paths = [...RESOURCES.map(({ name }) => `/${name}`), ...PAGES.map(({ path }) => path)];

describe('the pages of the console', () => {
  it('are in the menu, which a journey follows to visit them all', () => {
    const menu = MENU_ENTRIES.map(({ path }) => path).filter((path) => path !== '/');
    expect(paths.filter((path) => !OFF_MENU.includes(path)).sort()).toEqual(menu.sort());
    expect(paths).toEqual(expect.arrayContaining(OFF_MENU));
  });

  it('that are lists are opened by a permission', () => {
    expect(RESOURCES.map(({ name }) => name).filter((name) => !isResource(name))).toEqual([]);
  });
});
