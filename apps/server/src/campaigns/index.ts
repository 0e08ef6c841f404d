export { CampaignsModule } from './campaigns.module.js';
export { CAMPAIGNS_CHANGED, PublishedCampaigns } from './published-campaigns.reader.js';
export { ShowCampaign } from './show-campaign.js';
