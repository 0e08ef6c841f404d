import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ToastProvider } from '@simpletread/ui';
import { lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { dataProvider } from './api/data-provider.js';
import { createQueryClient } from './api/query-client.js';
import { AcceptInvitationPage } from './auth/AcceptInvitationPage.js';
import { authProvider } from './auth/auth-provider.js';
import { SessionGate } from './auth/SessionGate.js';
import { SignInPage } from './auth/SignInPage.js';
import { AccessDeniedPage } from './layout/AccessDeniedPage.js';
import { FailedPage } from './layout/FailedPage.js';
import { Layout } from './layout/Layout.js';
import { NotFoundPage } from './layout/NotFoundPage.js';
import { Notices } from './layout/Notices.js';
import { PageSkeleton } from './layout/PageSkeleton.js';
import { PAGES, RESOURCES } from './pages.js';
import { ShortcutsProvider } from './shortcuts/ShortcutsProvider.js';
import { theme } from './theme/theme.js';

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/Dashboard.js')).Dashboard }));

const store = localStorageStore(undefined, 'console');

const Console = () => {
  const [queryClient] = useState(createQueryClient);
  return (
    <AdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
    >
      <ToastProvider>
        <ShortcutsProvider>
          <Notices />
          <SessionGate>
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
              </CustomRoutes>
            </CoreAdminUI>
          </SessionGate>
        </ShortcutsProvider>
      </ToastProvider>
    </AdminContext>
  );
};

const Invitation = () => (
  <ThemeProvider theme={createTheme(theme)}>
    <AcceptInvitationPage />
  </ThemeProvider>
);

/** The operations console; an invitation is taken up before there is an account to sign in with. */
export const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/accept-invitation" element={<Invitation />} />
      <Route path="*" element={<Console />} />
    </Routes>
  </BrowserRouter>
);
