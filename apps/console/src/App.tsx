import { createTheme, ThemeProvider } from '@mui/material/styles';
import { ToastProvider } from '@simpletread/ui';
import { lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

import { accountApplications } from './account-applications/index.js';
import { accounts } from './accounts/index.js';
import { dataProvider } from './api/data-provider.js';
import { createQueryClient } from './api/query-client.js';
import { approvals } from './approvals/index.js';
import { articles } from './articles/index.js';
import { audit } from './audit/index.js';
import { AcceptInvitationPage } from './auth/AcceptInvitationPage.js';
import { authProvider } from './auth/auth-provider.js';
import { SessionGate } from './auth/SessionGate.js';
import { SignInPage } from './auth/SignInPage.js';
import { campaigns } from './campaigns/index.js';
import { employers } from './employers/index.js';
import { giftCards } from './gift-cards/index.js';
import { shopSettings } from './globals/index.js';
import { installerApplications } from './installer-applications/index.js';
import { jobs } from './jobs/index.js';
import { AccessDeniedPage } from './layout/AccessDeniedPage.js';
import { FailedPage } from './layout/FailedPage.js';
import { Layout } from './layout/Layout.js';
import { NotFoundPage } from './layout/NotFoundPage.js';
import { Notices } from './layout/Notices.js';
import { PageSkeleton } from './layout/PageSkeleton.js';
import { messages } from './messages/index.js';
import { orders } from './orders/index.js';
import { outboxEvents } from './outbox-events/index.js';
import { ExplainPricePage } from './price-explanations/index.js';
import { couponBatches, priceLists, promotions } from './pricing/index.js';
import { privacyRequests } from './privacy-requests/index.js';
import { products } from './products/index.js';
import { deskResources, recordChanges, searches } from './record-desk/index.js';
import { redirects } from './redirects/index.js';
import { referrals } from './referrals/index.js';
import { roles } from './roles/index.js';
import { shops } from './shops/index.js';
import { ShortcutsProvider } from './shortcuts/ShortcutsProvider.js';
import { simulations } from './simulations/index.js';
import { staff } from './staff/index.js';
import { theme } from './theme/theme.js';
import { vehicles } from './vehicles/index.js';

const SecurityPage = lazy(async () => ({
  default: (await import('./security/SecurityPage.js')).SecurityPage,
}));
const OurPicksPage = lazy(async () => ({
  default: (await import('./our-picks/OurPicksPage.js')).OurPicksPage,
}));
const ScoreWeightsPage = lazy(async () => ({
  default: (await import('./score-weights/ScoreWeightsPage.js')).ScoreWeightsPage,
}));
const PreviewPage = lazy(async () => ({
  default: (await import('./preview/PreviewPage.js')).PreviewPage,
}));
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
              <Resource {...orders} />
              <Resource {...approvals} />
              <Resource {...accounts} />
              <Resource {...accountApplications} />
              <Resource {...employers} />
              <Resource {...campaigns} />
              <Resource {...shopSettings} />
              <Resource {...articles} />
              <Resource {...redirects} />
              <Resource {...promotions} />
              <Resource {...priceLists} />
              <Resource {...couponBatches} />
              <Resource {...giftCards} />
              <Resource {...referrals} />
              <Resource {...simulations} />
              <Resource {...products} />
              <Resource {...vehicles} />
              {deskResources.map((resource) => (
                <Resource key={resource.name} {...resource} />
              ))}
              <Resource {...recordChanges} />
              <Resource {...searches} />
              <Resource {...installerApplications} />
              <Resource {...shops} />
              <Resource {...privacyRequests} />
              <Resource {...messages} />
              <Resource {...jobs} />
              <Resource {...outboxEvents} />
              <Resource {...audit} />
              <Resource {...staff} />
              <Resource {...roles} />
              <CustomRoutes>
                <Route path="/security" element={<SecurityPage />} />
                <Route path="/price-explanations" element={<ExplainPricePage />} />
                <Route path="/preview" element={<PreviewPage />} />
                <Route path="/our-picks" element={<OurPicksPage />} />
                <Route path="/score-weights" element={<ScoreWeightsPage />} />
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
