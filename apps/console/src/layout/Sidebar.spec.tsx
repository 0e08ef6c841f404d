import { permissionsOf, STAFF_ROLES, type StaffRole } from '@simpletread/domain';
import { screen } from '@testing-library/react';

import { renderConsole } from '../testing/render-console.js';
import { Sidebar } from './Sidebar.js';

// Typing letter by letter takes its time where many programs share the machine.
jest.setTimeout(30_000);

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
    expect(await pagesOf('admin')).toHaveLength(10);
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
