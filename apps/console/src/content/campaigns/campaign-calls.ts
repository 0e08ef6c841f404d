import {
  changeCampaign,
  type createCampaign,
  rollBackCampaign,
  scheduleCampaign,
  withdrawCampaign,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type CampaignInput = BodyOf<typeof createCampaign>;
export type CampaignChange = BodyOf<typeof changeCampaign>;

/** Campaigns, beyond lists and records. */
export const campaignCalls = {
  changeCampaign: (id: string, body: CampaignChange, idempotencyKey: string) =>
    client.call(changeCampaign, { params: { id }, body }, { idempotencyKey }),
  scheduleCampaign: (id: string, version: number, idempotencyKey: string) =>
    client.call(scheduleCampaign, { params: { id }, body: { version } }, { idempotencyKey }),
  withdrawCampaign: (id: string, version: number, idempotencyKey: string) =>
    client.call(withdrawCampaign, { params: { id }, body: { version } }, { idempotencyKey }),
  rollBackCampaign: (id: string, body: BodyOf<typeof rollBackCampaign>, idempotencyKey: string) =>
    client.call(rollBackCampaign, { params: { id }, body }, { idempotencyKey }),
};

export const useCampaignCalls = () => useCalls(campaignCalls);
