import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  defaultI18nProvider,
  memoryStore,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RoomParts } from '../src/RoomParts.js';
import { createQueryClient } from '../src/shell/api/query-client.js';
import { Notices } from '../src/shell/frame/Notices.js';
import { LeaveGuard } from '../src/shell/leave/LeaveGuard.js';
import { ShortcutsProvider } from '../src/shell/shortcuts/ShortcutsProvider.js';
import { theme } from '../src/shell/theme/theme.js';

interface Options {
  /** Replaces lists, records and calls by name. */
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

type AnyCall = (...args: never[]) => Promise<unknown>;

const providerOf = (standIns: object): DataProvider => {
  const quiet = {
    waiting: () => Promise.resolve([]),
    shareRecord: () => Promise.resolve([]),
    leaveRecord: () => Promise.resolve(),
    workOwner: () => Promise.resolve({ owner: null }),
    colleagues: () => Promise.resolve([]),
    myWork: () => Promise.resolve([]),
    setWorkOwner: () => Promise.resolve({ owner: null }),
  };
  const byName = { ...quiet, ...standIns } as Readonly<Record<string, AnyCall>>;
  const run = (name: string, _call: AnyCall, args: never[]): Promise<unknown> => {
    const standIn = byName[name];
    if (standIn === undefined) throw new Error(`nothing stands in for ${name}`);
    return standIn(...args);
  };
  return { ...standIns, run } as unknown as DataProvider;
};

/** Renders within everything that the whole console provides: data, session, notices and keys. */
export const renderConsole = (
  children: ReactNode,
  { dataProvider = {}, permissions = [], path = '/' }: Options = {},
): RenderResult => {
  const everything = (
    <AdminContext
      dataProvider={providerOf(dataProvider)}
      authProvider={authOf(permissions)}
      i18nProvider={defaultI18nProvider}
      queryClient={createQueryClient()}
      store={memoryStore()}
      theme={theme}
    >
      <ShortcutsProvider>
        <Notices />
        <RoomParts>
          <LeaveGuard>{children}</LeaveGuard>
        </RoomParts>
      </ShortcutsProvider>
    </AdminContext>
  );
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: everything }], { initialEntries: [path] })}
    />,
  );
};
