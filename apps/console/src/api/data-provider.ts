import {
  addOrderNote,
  cancelOrder,
  deleteView,
  getAuditChain,
  getDashboard,
  getHistory,
  listSavedViews,
  previewCancellation,
  retryJob,
  retryRefund,
  saveView,
  type CallInput,
} from '@simpletread/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';

import { articleCalls } from '../articles/article-calls.js';
import { campaignCalls } from '../campaigns/campaign-calls.js';
import { serverConfig } from '../config/server-config.js';
import { giftCardCalls } from '../gift-cards/gift-card-calls.js';
import { settingsCalls } from '../globals/settings-calls.js';
import { installerCalls } from '../installer-applications/installer-calls.js';
import { orderCalls } from '../orders/order-calls.js';
import { explanationCalls } from '../price-explanations/explanation-calls.js';
import { pricingCalls } from '../pricing/pricing-calls.js';
import { previewCalls } from '../preview/preview-calls.js';
import { privacyCalls } from '../privacy-requests/privacy-calls.js';
import { quoteCalls } from '../quotes/quote-calls.js';
import { referralCalls } from '../referrals/referral-calls.js';
import { deskCalls } from '../record-desk/desk-calls.js';
import { DESK_PATHS } from '../record-desk/desk-kinds.js';
import { scoreWeightCalls } from '../score-weights/score-weight-calls.js';
import { shopCalls } from '../shops/shop-calls.js';
import { simulationCalls } from '../simulations/simulation-calls.js';
import { accountCalls } from './account-calls.js';
import { client } from './client.js';
import { httpClient } from './http-client.js';
import { newIdempotencyKey } from './idempotency-key.js';
import { approvalCalls, securityCalls, teamCalls } from './staff-calls.js';

type CancelBody = CallInput<typeof cancelOrder>['body'];
type ViewBody = CallInput<typeof saveView>['body'];
export type ViewResource = ViewBody['resource'];

const rest = simpleRestProvider(`${serverConfig().serverUrl}/admin`, httpClient);

const pathOf = (resource: string): string => DESK_PATHS[resource] ?? resource;

const lists: DataProvider = {
  ...rest,
  getList: (resource, params) => rest.getList(pathOf(resource), params),
  getOne: (resource, params) => rest.getOne(pathOf(resource), params),
};

/** The stock provider for lists and records; what has a contract of its own goes through the typed client. */
export const dataProvider = {
  ...lists,
  ...deskCalls,
  ...articleCalls,
  ...campaignCalls,
  ...settingsCalls,
  ...pricingCalls,
  ...giftCardCalls,
  ...quoteCalls,
  ...referralCalls,
  ...explanationCalls,
  ...orderCalls,
  ...previewCalls,
  ...privacyCalls,
  ...scoreWeightCalls,
  ...shopCalls,
  ...simulationCalls,
  ...accountCalls,
  ...installerCalls,
  ...approvalCalls,
  ...teamCalls,
  ...securityCalls,
  dashboard: () => client.call(getDashboard, {}),
  auditChain: () => client.call(getAuditChain, {}),
  /** A record as of `at`, now where that is left out, with what changed it. */
  history: (type: string, id: string, at?: string) =>
    client.call(getHistory, { params: { type, id }, query: at === undefined ? {} : { at } }),
  previewCancellation: (id: string) => client.call(previewCancellation, { params: { id } }),
  cancelOrder: (id: string, body: CancelBody, idempotencyKey: string) =>
    client.call(cancelOrder, { params: { id }, body }, { idempotencyKey }),
  retryRefund: (id: string, idempotencyKey: string) =>
    client.call(retryRefund, { params: { id } }, { idempotencyKey }),
  addOrderNote: (id: string, text: string, idempotencyKey: string) =>
    client.call(addOrderNote, { params: { id }, body: { text } }, { idempotencyKey }),
  retryJob: (queue: string, id: string) =>
    client.call(retryJob, { params: { queue, id } }, { idempotencyKey: newIdempotencyKey() }),
  savedViews: (resource: ViewResource) => client.call(listSavedViews, { query: { resource } }),
  saveView: (body: ViewBody, idempotencyKey: string) => client.call(saveView, { body }, { idempotencyKey }),
  deleteView: (id: string) =>
    client.call(deleteView, { params: { id } }, { idempotencyKey: newIdempotencyKey() }),
};

export type ConsoleDataProvider = typeof dataProvider;
