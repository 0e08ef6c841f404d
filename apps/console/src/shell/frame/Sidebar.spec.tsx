import { permissionsOf, STAFF_ROLES, type StaffRole } from '@simpletread/domain';
import { fireEvent, screen } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import { MENU_ENTRIES } from '../menu/menu.js';
import { Sidebar } from './Sidebar.js';

// Typing letter by letter takes its time where many programs share the machine.

const pagesOf = async (role: StaffRole): Promise<readonly (string | null)[]> => {
  const { unmount } = renderConsole(<Sidebar />, { permissions: permissionsOf(role) });
  await screen.findByRole('link', { name: 'Today' });
  const pages = screen.getAllByRole('link').map((link) => link.textContent);
  unmount();
  return pages;
};

describe('the menu', () => {
  beforeEach(() => localStorage.clear());

  it('shows a support agent orders and messages, and nothing of the machinery', async () => {
    const pages = await pagesOf('support-agent');
    expect(pages).toEqual(expect.arrayContaining(['Orders', 'Messages', 'Quotes']));
    for (const hidden of ['Jobs', 'Events', 'Audit']) expect(pages).not.toContain(hidden);
  });

  it('shows a marketer neither orders nor messages', async () => {
    const pages = await pagesOf('marketer');
    expect(pages).not.toContain('Orders');
    expect(pages).not.toContain('Messages');
  });

  it('shows every page to an admin', async () => {
    expect(await pagesOf('admin')).toHaveLength(1 + MENU_ENTRIES.length);
  });

  it('counts what waits behind each page, and at each folded desk', async () => {
    const waiting = () =>
      Promise.resolve([
        { queue: 'returnsToAnswer', count: 3, lateCount: 0, mineCount: null, next: null },
        { queue: 'refundsDue', count: 2, lateCount: 0, mineCount: null, next: null },
        { queue: 'approvalsToDecide', count: 4, lateCount: 0, mineCount: null, next: null },
        { queue: 'cancelWindows', count: 8, lateCount: 0, mineCount: null, next: null },
      ]);
    renderConsole(<Sidebar />, { permissions: permissionsOf('senior-agent'), dataProvider: { waiting } });
    expect(await screen.findByRole('link', { name: 'Approvals 4 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Returns 5 waiting' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Support' }));
    expect(screen.getByRole('button', { name: 'Support 9 waiting', expanded: false })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Returns 5 waiting' })).toBeNull();
  });

  it('opens the desks where the person works, and the one of the page they are on', async () => {
    const desks = async (role: StaffRole, path: string) => {
      const { unmount } = renderConsole(<Sidebar />, { permissions: permissionsOf(role), path });
      await screen.findByRole('link', { name: 'Today' });
      const open = screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
      unmount();
      return open;
    };
    expect(await desks('marketer', '/')).toEqual(['Store', 'Catalog']);
    expect(await desks('installer-partner-manager', '/')).toEqual(['Support', 'Shops']);
    expect(await desks('sales-rep', '/shops')).toEqual(['Support', 'Sales', 'Shops']);
  });

  it('folds the desk of the page one is on with one click, and keeps it folded after signing out', async () => {
    const open = () =>
      renderConsole(<Sidebar />, { permissions: permissionsOf('sales-rep'), path: '/shops' });
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Shops', expanded: true }));
    expect(await screen.findByRole('button', { name: 'Shops', expanded: false })).toBeTruthy();
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Shops', expanded: false })).toBeTruthy();
  });

  it('opens staff and roles to a composed role that may see them', async () => {
    const { unmount } = renderConsole(<Sidebar />, { permissions: ['dashboard.read', 'staff.read'] });
    expect(await screen.findByRole('link', { name: 'Staff' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Roles' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
    unmount();
  });

  it('marks the page one is on', async () => {
    renderConsole(<Sidebar />, { permissions: permissionsOf('admin'), path: '/orders/1/show' });
    const link = await screen.findByRole('link', { name: 'Orders' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it.each(STAFF_ROLES)('lets %s see today', async (role) => {
    expect(await pagesOf(role)).toContain('Today');
  });
});
