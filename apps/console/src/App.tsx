import { createTheme, ThemeProvider } from '@mui/material/styles';
import { CONSOLE_LISTS_ITEM } from '@simpletread/domain';
import { useState } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  defaultI18nProvider,
  localStorageStore,
  Resource,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';

import { RECORD_PATHS } from './catalogue/index.js';
import { Dashboard } from './insight/index.js';
import { createQueryClient, restProvider } from './shell/api/index.js';
import { AcceptInvitationPage, authProvider, SessionGate, SignInPage } from './shell/auth/index.js';
import {
  AccessDeniedPage,
  FailedPage,
  Layout,
  NotFoundPage,
  Notices,
  PageSkeleton,
} from './shell/frame/index.js';
import { LeaveGuard } from './shell/leave/index.js';
import { PAGES, RESOURCES } from './pages.js';
import { RoomParts } from './RoomParts.js';
import { ShortcutsProvider } from './shell/shortcuts/index.js';
import { theme } from './shell/theme/index.js';

const dataProvider = restProvider(RECORD_PATHS);
/** React-admin puts `RaStore` before the key of its store, and a dot behind it. */
const STORE_KEY = CONSOLE_LISTS_ITEM.name.slice('RaStore'.length, -'.*'.length);
const store = localStorageStore(undefined, STORE_KEY);

const Console = () => {
  const [queryClient] = useState(createQueryClient);
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={defaultI18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <ShortcutsProvider>
        <Notices />
        <LeaveGuard>
          <SessionGate>
            <RoomParts>
              <CoreAdminUI
                title="SimpleTread console"
                dashboard={Dashboard}
                layout={Layout}
                loginPage={SignInPage}
                loading={PageSkeleton}
                catchAll={NotFoundPage}
                accessDenied={AccessDeniedPage}
                authenticationError={FailedPage}
                error={FailedPage}
                requireAuth
                disableTelemetry
              >
                {RESOURCES.map((resource) => (
                  <Resource key={resource.name} {...resource} />
                ))}
                <CustomRoutes>
                  {PAGES.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  {/* The former address of saved replies. */}
                  <Route path="/prepared-texts" element={<Navigate to="/saved-replies" replace />} />
                </CustomRoutes>
              </CoreAdminUI>
            </RoomParts>
          </SessionGate>
        </LeaveGuard>
      </ShortcutsProvider>
    </AdminContext>
  );
};

const Invitation = () => (
  <ThemeProvider theme={createTheme(theme)}>
    <AcceptInvitationPage />
  </ThemeProvider>
);

/** A data router: only this kind can ask before leaving a page with unsaved changes. */
const createRouter = () =>
  createBrowserRouter([
    { path: '/accept-invitation', element: <Invitation /> },
    { path: '*', element: <Console />, errorElement: <FailedPage /> },
  ]);

/** The operations console. An invitation is accepted before there is an account to sign in with. */
export const App = () => {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
};
