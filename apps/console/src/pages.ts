import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

import { alerts } from './shell/alerts/index.js';
import { audit } from './shell/audit/index.js';
import { jobs } from './shell/jobs/index.js';
import { messages } from './shell/messages/index.js';
import {
  coverageClaims,
  CountPage,
  HandOverPage,
  macros,
  pickupCounters,
  PickupsPage,
  orders,
  OrderSheetsPage,
  PickPage,
  savedReplies,
  priceClaims,
  ReceivePage,
  returns,
} from './orders/index.js';
import { reviews, ReviewSyndicationPage } from './reviews/index.js';
import { cases, SatisfactionPage } from './support/index.js';
import { outboxEvents } from './shell/outbox/index.js';
import { fleets, fleetUnits, PipelinePage, quotes, salesRequests } from './sales/index.js';
import { articles, campaigns, PreviewPage, redirects, shopSettings, subscribers } from './content/index.js';
import {
  couponBatches,
  ExplainPricePage,
  giftCards,
  priceLists,
  promotions,
  referrals,
} from './pricing/index.js';
import { installerApplications, shops } from './installers/index.js';
import { customers, newsletters, newsletterSegments } from './people/index.js';
import { ReturnFiguresPage, SalesFiguresPage, simulations } from './insight/index.js';
import {
  accountApplications,
  accounts,
  approvals,
  employers,
  privacyRequests,
  roles,
  SecurityPage,
  staff,
} from './sso/index.js';
import {
  missingSizes,
  OurPicksPage,
  products,
  recordChanges,
  recordResources,
  ScoreWeightsPage,
  searches,
  vehicles,
} from './catalogue/index.js';

/** All lists, record pages and forms. Each is in the menu, or in the list of exceptions. */
export const RESOURCES: readonly ResourceProps[] = [
  cases,
  orders,
  customers,
  returns,
  priceClaims,
  coverageClaims,
  reviews,
  salesRequests,
  quotes,
  fleets,
  fleetUnits,
  approvals,
  alerts,
  accounts,
  accountApplications,
  employers,
  campaigns,
  shopSettings,
  articles,
  redirects,
  subscribers,
  newsletters,
  newsletterSegments,
  promotions,
  priceLists,
  couponBatches,
  giftCards,
  referrals,
  simulations,
  products,
  vehicles,
  ...recordResources,
  recordChanges,
  missingSizes,
  searches,
  installerApplications,
  shops,
  pickupCounters,
  privacyRequests,
  messages,
  macros,
  savedReplies,
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
  { path: '/order-sheets', Page: OrderSheetsPage },
  { path: '/sales-pipeline', Page: PipelinePage },
  { path: '/sales-figures', Page: SalesFiguresPage },
  { path: '/satisfaction', Page: SatisfactionPage },
  { path: '/return-figures', Page: ReturnFiguresPage },
  { path: '/review-files', Page: ReviewSyndicationPage },
  { path: '/picks', Page: PickPage },
  { path: '/handovers', Page: HandOverPage },
  { path: '/pickups', Page: PickupsPage },
  { path: '/dock-returns', Page: ReceivePage },
  { path: '/counts', Page: CountPage },
  { path: '/our-picks', Page: OurPicksPage },
  { path: '/score-weights', Page: ScoreWeightsPage },
];
