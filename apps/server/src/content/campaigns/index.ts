export { CampaignsModule } from './campaigns.module.js';
export { DraftCampaigns } from './draft-campaigns.js';
export { CAMPAIGNS_CHANGED, PublishedCampaigns } from './published-campaigns.reader.js';
export { ShowCampaign } from './staff/show-campaign.js';
export type { CampaignRow } from './campaign.entity.js';
