import { permissionsOf } from '@simpletread/domain';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-admin';

import { renderConsole } from '../../../test/render-console.js';
import { PageGuard } from './PageGuard.js';

const Here = () => <p>{`At ${useLocation().pathname}`}</p>;
const Page = () => <p>The page</p>;

const open = (path: string, permissions: readonly string[]) =>
  renderConsole(
    <>
      <Here />
      <PageGuard>
        <Page />
      </PageGuard>
    </>,
    { path, permissions },
  );

describe('a page of the console', () => {
  it.each(['/roles', '/jobs', '/audit', '/messages/1/show'])(
    'says that %s is not for an analyst’s role',
    async (path) => {
      open(
        path,
        permissionsOf('analyst').filter((permission) => !/^(jobs|audit|messages|staff)\./.test(permission)),
      );
      expect(await screen.findByText('Your role doesn’t allow this')).toBeTruthy();
      expect(screen.queryByText('The page')).toBeNull();
    },
  );

  it('begins at the first page of the menu where a composed role has no Today', async () => {
    open('/', ['orders.read']);
    expect(await screen.findByText('At /orders')).toBeTruthy();
    expect(await screen.findByText('The page')).toBeTruthy();
  });

  it('opens pages that the role may open, including those outside the menu', async () => {
    const { unmount } = open('/', ['dashboard.read']);
    expect(await screen.findByText('The page')).toBeTruthy();
    unmount();
    open('/security', []);
    expect(await screen.findByText('The page')).toBeTruthy();
  });
});
