import { permissionsOf, STAFF_ROLES, type StaffRole } from '@simpletread/domain';
import { screen } from '@testing-library/react';

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
  it('shows a support agent orders and messages, and nothing of the machinery', async () => {
    const pages = await pagesOf('support-agent');
    expect(pages).toEqual(expect.arrayContaining(['Orders', 'Messages', 'Products']));
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

  it('counts the requests that this person can decide', async () => {
    const waiting = jest.fn().mockResolvedValue({ data: [], total: 3 });
    renderConsole(<Sidebar />, {
      permissions: permissionsOf('senior-agent'),
      dataProvider: { getList: waiting },
    });
    expect(await screen.findByRole('link', { name: 'Approvals 3 waiting' })).toBeTruthy();
    expect(waiting).toHaveBeenCalledWith(
      'approvals',
      expect.objectContaining({ filter: { state: 'pending', isMine: false } }),
    );
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
