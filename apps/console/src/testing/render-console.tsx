import { ToastProvider } from '@simpletread/ui';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, type AuthProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';

import { createQueryClient } from '../api/query-client.js';
import { Notices } from '../layout/Notices.js';
import { ShortcutsProvider } from '../shortcuts/ShortcutsProvider.js';
import { theme } from '../theme/theme.js';

interface Options {
  readonly dataProvider?: object;
  readonly permissions?: readonly string[];
  readonly path?: string;
}

const authOf = (permissions: readonly string[]): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(permissions),
  getIdentity: () => Promise.resolve({ id: 's1', fullName: 'Dana Whitfield', role: 'support-agent' }),
});

/** Renders within what the whole console stands in: data, session, toasts and keys. */
export const renderConsole = (
  children: ReactNode,
  { dataProvider = {}, permissions = [], path = '/' }: Options = {},
): RenderResult =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        dataProvider={dataProvider as DataProvider}
        authProvider={authOf(permissions)}
        queryClient={createQueryClient()}
        store={memoryStore()}
        theme={theme}
      >
        <ToastProvider>
          <ShortcutsProvider>
            <Notices />
            {children}
          </ShortcutsProvider>
        </ToastProvider>
      </AdminContext>
    </MemoryRouter>,
  );
