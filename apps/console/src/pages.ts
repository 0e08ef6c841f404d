import { type ComponentType, lazy } from 'react';
import type { ResourceProps } from 'react-admin';

import { accountApplications } from './account-applications/index.js';
import { accounts } from './accounts/index.js';
import { approvals } from './approvals/index.js';
import { articles } from './articles/index.js';
import { audit } from './audit/index.js';
import { campaigns } from './campaigns/index.js';
import { employers } from './employers/index.js';
import { giftCards } from './gift-cards/index.js';
import { shopSettings } from './globals/index.js';
import { installerApplications } from './installer-applications/index.js';
import { jobs } from './jobs/index.js';
import { messages } from './messages/index.js';
import { orders } from './orders/index.js';
import { outboxEvents } from './outbox-events/index.js';
import { ExplainPricePage } from './price-explanations/index.js';
import { couponBatches, priceLists, promotions } from './pricing/index.js';
import { privacyRequests } from './privacy-requests/index.js';
import { products } from './products/index.js';
import { quotes } from './quotes/index.js';
import { deskResources, recordChanges, searches } from './record-desk/index.js';
import { redirects } from './redirects/index.js';
import { referrals } from './referrals/index.js';
import { roles } from './roles/index.js';
import { shops } from './shops/index.js';
import { simulations } from './simulations/index.js';
import { staff } from './staff/index.js';
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

/** What has a list, a record's page or a form; each stands in the menu, or in the list of what does not. */
export const RESOURCES: readonly ResourceProps[] = [
  orders,
  quotes,
  approvals,
  accounts,
  accountApplications,
  employers,
  campaigns,
  shopSettings,
  articles,
  redirects,
  promotions,
  priceLists,
  couponBatches,
  giftCards,
  referrals,
  simulations,
  products,
  vehicles,
  ...deskResources,
  recordChanges,
  searches,
  installerApplications,
  shops,
  privacyRequests,
  messages,
  jobs,
  outboxEvents,
  audit,
  staff,
  roles,
];

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** Pages that are no lists. */
export const PAGES: readonly PageRoute[] = [
  { path: '/security', Page: SecurityPage },
  { path: '/price-explanations', Page: ExplainPricePage },
  { path: '/preview', Page: PreviewPage },
  { path: '/our-picks', Page: OurPicksPage },
  { path: '/score-weights', Page: ScoreWeightsPage },
];
